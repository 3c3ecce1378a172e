/** Loads the English texts before the tests of a file. */

import { locale } from '../src/texts/locale.svelte'

await Promise.all([locale.load('table'), locale.load('rules'), locale.load('pad')])
