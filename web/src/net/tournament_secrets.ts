/**
 * The secrets of tournaments that this browser holds, one store a page.
 *
 * Links of organisers and screens may carry other secrets along, joined by dots, since the server keeps none in
 * clear: `ORGANISER.JOIN.SCREEN` and `SCREEN.JOIN`. The first one opens the page.
 */

import type { TournamentCreated } from '../gen/messages'
import { TokenStore } from './token_store'

export type TournamentPage = 'player' | 'join' | 'organise' | 'screen'

const STORES: Record<TournamentPage, TokenStore> = {
  player: new TokenStore('flipdeck.tournament.'),
  join: new TokenStore('flipdeck.tournament-join.'),
  organise: new TokenStore('flipdeck.tournament-organise.'),
  screen: new TokenStore('flipdeck.tournament-screen.'),
}

export function tournamentSecrets(page: TournamentPage): TokenStore {
  return STORES[page]
}

/** The secret that opens a page, of those that its link carries. */
export function firstSecret(bundle: string): string {
  return bundle.split('.')[0]!
}

/** Keeps everything that the maker of a tournament is given. */
export function saveCreated({ code, organiser, join, screen, player }: TournamentCreated): void {
  STORES.organise.save(code, [organiser, join, screen].join('.'))
  if (player) STORES.player.save(code, player.token)
}

/** The paths of the three links that an organiser hands out; null for those this browser does not know. */
export function organiserLinks(code: string, bundle: string): { join: string | null; screen: string | null; organise: string } {
  const [, join, screen] = bundle.split('.')
  return {
    join: join ? `/c/${code}/join#${join}` : null,
    screen: screen ? `/c/${code}/screen#${[screen, join].join('.')}` : null,
    organise: `/c/${code}/organise#${bundle}`,
  }
}

/** The players' link, where the screen's link carried it. */
export function screenJoinLink(code: string, bundle: string): string | null {
  const [, join] = bundle.split('.')
  return join ? `/c/${code}/join#${join}` : null
}

export function playerLink(code: string, token: string): string {
  return `/c/${code}#${token}`
}
