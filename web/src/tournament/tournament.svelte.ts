/** One tournament as its pages show it: its state, where this player sits, and the commands. */

import type { PlayerInfo, StandingLine, TournamentServerMessage, TournamentState, TournamentTable } from '../gen/messages'
import { tournamentCommands, type TournamentCommand } from '../net/commands'
import { seatTokens } from '../net/seat_tokens'
import { playerLink } from '../net/tournament_secrets'
import type { TournamentFeed } from '../net/tournament_socket.svelte'
import { errorText } from '../texts/errors'
import { t } from '../texts/texts'
import { seatText } from './texts'

/** Under this key the session's storage has the stage for which this window was last sent to a table. */
const SENT = 'flipdeck.sent-for.'

/** How the tournament opens a page of this site; `here` is the table that is open already, if one is. */
export interface Navigation {
  readonly here: string | null
  go(path: string): void
}

export class Tournament {
  state = $state.raw<TournamentState | null>(null)
  /** When the next stage begins, on the page's own clock; null where that is not known. */
  nextAt = $state<number | null>(null)
  /** What the server refused, in words. */
  error = $state('')
  /** What a screen reader is told. */
  announcement = $state('')
  /** A player's new link, just made for the organiser. */
  newLink = $state.raw<{ player: number; path: string } | null>(null)
  /** The command that is not yet answered, and the connection it was sent over. */
  #pending = $state.raw<{ id: string; connection: number } | null>(null)

  constructor(
    readonly code: string,
    readonly feed: TournamentFeed,
    private readonly navigation: Navigation,
  ) {}

  open(): void {
    this.feed.open((message) => this.onMessage(message))
  }

  close(): void {
    this.feed.close()
  }

  phase = $derived.by(() => this.state?.phase ?? 'open')
  /** A command waits for its answer. One sent over a connection that was lost is not waited for. */
  busy = $derived.by(() => this.#pending?.connection === this.feed.connections)
  teams = $derived.by(() => this.state?.settings.mode === 'rotation8')
  title = $derived.by(() => this.state?.settings.title || t('tournament-mode', { mode: this.state?.settings.mode ?? 'points' }))
  /** Those who take part as people; bots only fill places. */
  people = $derived.by(() => this.state?.players.filter((each) => each.kind === 'human' && !each.removed) ?? [])
  me = $derived.by<PlayerInfo | null>(() => this.player(this.state?.you ?? null))
  /** Where this player sits in the stage being played; null in a pause and for those who do not play in it. */
  table = $derived.by(() => (this.phase === 'playing' ? this.#own(this.state?.tables) : null))
  /** Where this player sits in the next stage, if that is known. */
  nextTable = $derived.by(() => this.#own(this.state?.next))
  standing = $derived.by<StandingLine | null>(() => this.state?.standings.find((line) => line.player === this.state?.you) ?? null)
  /** This player is out of an elimination. */
  out = $derived.by(() => this.standing?.out_stage != null)
  winners = $derived.by(() => this.state?.standings.filter((line) => line.place === 1) ?? [])

  player(number: number | null): PlayerInfo | null {
    return this.state?.players.find((each) => each.player === number) ?? null
  }

  name(number: number): string {
    return this.player(number)?.name ?? ''
  }

  /** "Table 2, with Ann against Bo and Cy", for one player of the table. */
  seatText(table: TournamentTable, player: number | null = this.state?.you ?? null): string {
    return seatText(table, player, this.teams, (number) => this.name(number))
  }

  /** The teams of a table, each by name; a player alone where there are no partners. */
  sides(table: TournamentTable): string[][] {
    const names = table.players.map((player) => this.name(player))
    if (!this.teams) return names.map((name) => [name])
    return [0, 1].map((team) => names.filter((_, chair) => chair % 2 === team))
  }

  send(command: TournamentCommand): void {
    this.error = ''
    if (this.feed.send(command)) this.#pending = { id: command.id, connection: this.feed.connections }
    else this.error = t('net-lost')
  }

  rename(player: number | null, name: string): void {
    const wanted = name.trim()
    if (wanted) this.send(tournamentCommands.rename(player, wanted))
  }

  /** Gives up the own place; the server then closes the connection. */
  leave(): void {
    this.send(tournamentCommands.leave())
  }

  closeNewLink(): void {
    this.newLink = null
  }

  /** Opens the table where this player sits. */
  goToTable(): void {
    if (this.table) this.#goTo(this.table)
  }

  #goTo(table: TournamentTable): void {
    const { state } = this
    if (!table.code || !state) return
    if (this.feed.token) seatTokens.save(table.code, this.feed.token)
    setSent(this.code, state.stage)
    if (this.navigation.here !== table.code) this.navigation.go(`/t/${table.code}`)
  }

  onMessage(message: TournamentServerMessage): void {
    if (message.type === 'tournament') {
      this.#onState(message)
      return
    }
    if (message.type === 'player_link') this.newLink = { player: message.player, path: playerLink(this.code, message.token) }
    if (message.type === 'error') this.error = errorText(message)
    if ('id' in message && message.id === this.#pending?.id) this.#pending = null
  }

  #onState(state: TournamentState): void {
    const before = this.state
    this.state = state
    this.nextAt = state.next_stage_in === null ? null : performance.now() + state.next_stage_in
    const news = this.#news(before, state)
    if (news) this.announcement = news
    this.#follow(state)
  }

  /** Goes to the own table once a stage has begun there, but only once a stage. */
  #follow(state: TournamentState): void {
    const own = this.#own(state.tables)
    // A table that waits is not yet seated for this stage.
    if (!own || own.phase === 'waiting' || sentFor(this.code) >= state.stage) return
    const { here } = this.navigation
    // The page of the table before has nothing to show any more, however quick the new one was.
    const left = here !== null && here !== own.code
    if (left || (state.phase === 'playing' && own.phase !== 'done')) this.#goTo(own)
  }

  /** What a change of the state means to somebody who does not see the page; empty if it is not worth a word. */
  #news(before: TournamentState | null, after: TournamentState): string {
    const same = before?.phase === after.phase && before.stage === after.stage
    if (same) return ''
    if (after.phase === 'playing') {
      const begins = t('tournament-stage-begins', { stage: after.stage })
      return this.table ? `${begins} ${t('tournament-you-play', { seat: this.seatText(this.table) })}` : begins
    }
    if (after.phase === 'pause' && before && after.stage) {
      const over = t('tournament-stage-over', { stage: after.stage })
      return this.nextTable ? `${over} ${t('tournament-next', { seat: this.seatText(this.nextTable) })}` : over
    }
    return after.phase === 'over' && before ? t('tournament-over') : ''
  }

  #own(tables: TournamentTable[] | null | undefined): TournamentTable | null {
    const you = this.state?.you ?? null
    return you === null ? null : (tables?.find((table) => table.players.includes(you)) ?? null)
  }
}

function sentFor(code: string): number {
  return Number(sessionStorage.getItem(SENT + code) ?? 0)
}

function setSent(code: string, stage: number): void {
  sessionStorage.setItem(SENT + code, String(stage))
}
