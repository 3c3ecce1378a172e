/** Requests to the HTTP API. */

import type {
  Editions, RulebookInfo, CreateTable, Problem, Qr, SeatToken, JoinAnyTable, TableInfo, TableList, TakeSeat,
} from '../gen/messages'
import { t } from '../texts/texts'

export class ApiError extends Error {
  constructor(readonly error: string, text: string) {
    super(text)
  }
}

async function request<Answer>(path: string, body?: object): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(path, body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    throw new ApiError('network', t('error-network'))
  }
  const payload: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    const problem = payload as Problem | null
    throw new ApiError(problem?.error ?? 'unknown', problem?.text ?? t('error-network'))
  }
  return payload as Answer
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const api = {
  make: (wanted: CreateTable) => request<SeatToken>('/api/tables', wanted),
  sit: (code: string, wanted: TakeSeat) => request<SeatToken>(`${at(code)}/seats`, wanted),
  sitAnywhere: (wanted: JoinAnyTable) => request<SeatToken>('/api/join', wanted),
  tables: () => request<TableList>('/api/tables'),
  table: (code: string) => request<TableInfo>(at(code)),
  editions: () => request<Editions>('/api/editions'),
  rulebook: () => request<RulebookInfo>('/api/rulebook'),
  qr: (path: string) => request<Qr>('/api/qr', { path }),
}
