/** Which page is shown, from the address. */

import type { TournamentPage } from './net/tournament_secrets'

export type Page =
  | { at: 'home' }
  | { at: 'make' }
  /** `seat`: the one that the link offers. */
  | { at: 'table'; code: string; seat: number | null }
  | { at: 'screen'; code: string }
  | { at: 'rules'; by: string; rule: string }
  | { at: 'settings' }
  | { at: 'matches' }
  | { at: 'learn' }
  | { at: 'tournament-new' }
  | { at: 'tournament'; code: string; page: TournamentPage }
  | { at: 'nowhere' }

/** The pages of a tournament by the last part of their address. */
const TOURNAMENT_PAGES: Record<string, TournamentPage> = { '': 'player', join: 'join', organise: 'organise', screen: 'screen' }

function read(): Page {
  const [, first = '', second = '', third = '', fourth = ''] = location.pathname.split('/')
  if (first === '') return { at: 'home' }
  if (first === 'make') return { at: 'make' }
  if (first === 't' && second && third === 'screen') return { at: 'screen', code: second.toUpperCase() }
  if (first === 't' && second) {
    return { at: 'table', code: second.toUpperCase(), seat: third === 'seat' && /^\d+$/.test(fourth) ? Number(fourth) - 1 : null }
  }
  if (first === 'tournaments' && second === 'new') return { at: 'tournament-new' }
  const page = TOURNAMENT_PAGES[third]
  if (first === 'c' && second && page) return { at: 'tournament', code: second.toUpperCase(), page }
  if (first === 'rules') {
    return { at: 'rules', by: second || 'flip-classic', rule: location.hash.slice(1) }
  }
  if (first === 'settings') return { at: 'settings' }
  if (first === 'matches') return { at: 'matches' }
  if (first === 'learn') return { at: 'learn' }
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
