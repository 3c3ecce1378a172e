/** Which page is shown, from the address. */

export type Page =
  | { at: 'home' }
  | { at: 'make' }
  | { at: 'table'; code: string }
  | { at: 'rules'; by: string; rule: string }
  | { at: 'settings' }
  | { at: 'nowhere' }

function read(): Page {
  const [, first = '', second = ''] = location.pathname.split('/')
  if (first === '') return { at: 'home' }
  if (first === 'make') return { at: 'make' }
  if (first === 't' && second) return { at: 'table', code: second.toUpperCase() }
  if (first === 'rules') {
    return { at: 'rules', by: second || 'flip-classic', rule: location.hash.slice(1) }
  }
  if (first === 'settings') return { at: 'settings' }
  return { at: 'nowhere' }
}

class Router {
  page = $state.raw<Page>(read())

  constructor() {
    addEventListener('popstate', () => (this.page = read()))
    document.addEventListener('click', (event) => this.#trackKeys(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.page = read()
    scrollTo(0, 0)
  }

  #trackKeys(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.rel === 'external' || link.origin !== location.origin) return
    event.preventDefault()
    this.go(link.pathname + link.hash)
  }
}

export const router = new Router()
