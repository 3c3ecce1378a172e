/** Opens a tournament for one of its pages. */

import { takeLinkToken } from '../net/token_store'
import type { TournamentPage } from '../net/tournament_secrets'
import { TournamentSocket } from '../net/tournament_socket.svelte'
import { router } from '../router.svelte'
import { Tournament } from './tournament.svelte'

/** A tournament by the secret in the address, else by the one this browser keeps. */
export function openTournament(code: string, page: TournamentPage): Tournament {
  return new Tournament(code, new TournamentSocket(code, page, takeLinkToken()), { here: null, go: (path) => router.go(path) })
}

/** The tournament of the table that is open, for the player whose token opened it. */
export function openAtTable(code: string, token: string, table: string): Tournament {
  return new Tournament(code, new TournamentSocket(code, 'player', token), { here: table, go: (path) => router.go(path) })
}
