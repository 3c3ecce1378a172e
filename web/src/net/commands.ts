/** Every message the client sends and every move it makes, built here and nowhere else. */

import type { AddBot, AnyMove, Play, React, Settings, TournamentClientMessage } from '../gen/messages'
import { PROTOCOL } from '../gen/names'
import { VERSION } from '../shuffle/version'
import type { ClientMessage } from './feed'

export type MoveKind = AnyMove['do']
export type Reaction = React['reaction']
export type BotLevel = NonNullable<AddBot['bot']>

export const moves = {
  play: (card: string, at: number, more: Partial<Omit<Play, 'do' | 'card' | 'at'>> = {}): AnyMove => ({ do: 'play', card, at, ...more }),
  draw: (): AnyMove => ({ do: 'draw' }),
  pass: (): AnyMove => ({ do: 'pass' }),
  accept: (): AnyMove => ({ do: 'accept' }),
  challenge: (): AnyMove => ({ do: 'challenge' }),
  nameColor: (color: string): AnyMove => ({ do: 'color', color }),
  callUno: (): AnyMove => ({ do: 'uno' }),
  catch: (target: number): AnyMove => ({ do: 'catch', target }),
}

export const commands = {
  hello: (token: string | null, since: number | null, password: string, backs = true): ClientMessage => ({
    type: 'hello', protocol: PROTOCOL, token, since, part: VERSION, ...(password ? { password } : {}), ...(backs ? {} : { backs }),
  }),
  ping: (): ClientMessage => ({ type: 'ping' }),
  probed: (mark: number): ClientMessage => ({ type: 'probe_reply', mark }),

  move: (move: AnyMove): ClientMessage => ({ type: 'move', id: newId(), move }),
  /** Asks whether a move would be legal; nothing is done. */
  askMove: (move: AnyMove): ClientMessage => ({ type: 'check', id: newId(), move }),
  askHint: (): ClientMessage => ({ type: 'hint', id: newId() }),
  armUno: (armed: boolean): ClientMessage => ({ type: 'arm_uno', id: newId(), armed }),
  nextRound: (): ClientMessage => ({ type: 'next_round' }),
  commitPart: (table: string, round: number, hash: string): ClientMessage => ({ type: 'commit_part', table, round, hash }),
  openPart: (table: string, round: number, part: string): ClientMessage => ({ type: 'open_part', table, round, part }),
  holdDeal: (held: boolean): ClientMessage => ({ type: 'hold_deal', held }),
  changeSeat: (seat: number): ClientMessage => ({ type: 'change_seat', seat }),
  rename: (name: string): ClientMessage => ({ type: 'rename', name }),
  takeOver: (): ClientMessage => ({ type: 'autopilot_off' }),
  attend: (): ClientMessage => ({ type: 'attend' }),
  leave: (): ClientMessage => ({ type: 'leave' }),
  react: (reaction: Reaction): ClientMessage => ({ type: 'react', reaction }),
  chat: (text: string): ClientMessage => ({ type: 'chat', text }),

  start: (fill = false): ClientMessage => ({ type: 'start', ...(fill ? { fill } : {}) }),
  addBot: (seat: number, bot: BotLevel = 'greedy'): ClientMessage => ({ type: 'add_bot', seat, bot }),
  remove: (seat: number): ClientMessage => ({ type: 'remove', seat }),
  lock: (locked: boolean): ClientMessage => ({ type: 'lock', locked }),
  setPassword: (password: string | null): ClientMessage => ({ type: 'set_password', password }),
  changeSettings: (settings: Settings): ClientMessage => ({ type: 'change_settings', settings }),
  pause: (): ClientMessage => ({ type: 'pause' }),
  resume: (): ClientMessage => ({ type: 'resume' }),
  endMatch: (winners: number[], reason: string): ClientMessage => ({ type: 'end_match', winners, reason }),
  passHost: (seat: number): ClientMessage => ({ type: 'transfer_host', seat }),
  mute: (seat: number, muted: boolean): ClientMessage => ({ type: 'mute', seat, muted }),
}

/** The messages to a tournament. A command's answer has the command's id. */
export const tournamentCommands = {
  hello: (secret: string): TournamentClientMessage => ({ type: 'hello', protocol: PROTOCOL, secret }),
  start: (): TournamentCommand => ({ type: 'start', id: newId() }),
  remove: (player: number): TournamentCommand => ({ type: 'remove', id: newId(), player }),
  rename: (player: number | null, name: string): TournamentCommand => ({ type: 'rename', id: newId(), player, name }),
  reissue: (player: number): TournamentCommand => ({ type: 'reissue', id: newId(), player }),
  endTable: (table: number): TournamentCommand => ({ type: 'end_table', id: newId(), table }),
  endTournament: (reason: string): TournamentCommand => ({ type: 'end_tournament', id: newId(), reason }),
  beginStage: (): TournamentCommand => ({ type: 'begin_stage', id: newId() }),
  extendPause: (seconds: number): TournamentCommand => ({ type: 'extend_pause', id: newId(), seconds }),
  leave: (): TournamentCommand => ({ type: 'leave', id: newId() }),
}

export type TournamentCommand = TournamentClientMessage & { id: string }

/** An id by which a command that is sent twice is carried out once. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
