/** The title of a page in the browser's tab, in the language shown. */

import { t } from '../texts/texts'

/** Keeps the title current while the calling component is shown. */
export function pageTitle(page: () => string): void {
  $effect(() => {
    document.title = t('page-title', { page: page() })
  })
}
