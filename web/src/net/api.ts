/** Requests to the HTTP API. */

import type {
  CreateTable, CreateTournament, Editions, JoinAnyTable, PlayerToken, Problem, RoundShuffle, RulebookInfo, SeatStatus,
  SeatToken, ServerInfo, SignIn,
  TableInfo, TableList, TakeSeat, TournamentCreated,
} from '../gen/messages'
import type { ShuffledMatch } from '../shuffle/check'
import { errorText } from '../texts/errors'
import { t } from '../texts/texts'

export class ApiError extends Error {
  constructor(readonly error: string, text: string) {
    super(text)
  }
}

async function answerTo(path: string, options?: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, options)
  } catch {
    throw new ApiError('network', t('error-network'))
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new ApiError(problem?.error ?? 'unknown', problem ? errorText(problem) : t('error-network'))
}

async function request<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await answerTo(path, body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Answer
}

/** Asks with the token of a seat. */
async function held<Answer>(path: string, token: string): Promise<Answer> {
  const response = await answerTo(path, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as Answer
}

/** What went wrong, in words. */
export function failureText(failure: unknown): string {
  return failure instanceof ApiError ? failure.message : String(failure)
}

/** The files of a tournament that can be saved. */
export type TournamentFile = 'standings.csv' | 'standings.json' | 'records'

const inTournament = (code: string) => `/api/tournaments/${encodeURIComponent(code)}`
const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const api = {
  make: (wanted: CreateTable) => request<SeatToken>('/api/tables', wanted),
  sit: (code: string, wanted: TakeSeat) => request<SeatToken>(`${at(code)}/seats`, wanted),
  sitAnywhere: (wanted: JoinAnyTable) => request<SeatToken>('/api/join', wanted),
  tables: () => request<TableList>('/api/tables'),
  table: (code: string) => request<TableInfo>(at(code)),
  /** How the match stands for a seat that this browser holds. */
  seat: (code: string, token: string) => held<SeatStatus>(`${at(code)}/seat`, token),
  /** How the round that was just finished was shuffled, and the record of the match finished last. */
  shuffle: (code: string, token: string) => held<RoundShuffle>(`${at(code)}/shuffle`, token),
  record: (code: string, token: string) => held<ShuffledMatch>(`${at(code)}/record`, token),
  editions: () => request<Editions>('/api/editions'),
  rulebook: () => request<RulebookInfo>('/api/rulebook'),
  makeTournament: (wanted: CreateTournament) => request<TournamentCreated>('/api/tournaments', wanted),
  signIn: (code: string, wanted: SignIn) => request<PlayerToken>(`${inTournament(code)}/players`, wanted),
  tournamentFile: async (code: string, file: TournamentFile, secret: string): Promise<Blob> => {
    const response = await answerTo(`${inTournament(code)}/${file}`, { headers: { authorization: `Bearer ${secret}` } })
    return response.blob()
  },
  server: () => request<ServerInfo>('/api/server'),
}
