/** What is asked over HTTP. */

import type {
  Editions, LawBook, MakeTable, Problem, Qr, Seated, SitAnywhere, TableFacts, TableList, TakeSeat,
} from '../gen/messages'
import { t } from '../texts/texts'

export class Trouble extends Error {
  constructor(readonly error: string, text: string) {
    super(text)
  }
}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(path, body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    throw new Trouble('network', t('error-network'))
  }
  const told: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const problem = told as Problem | null
    throw new Trouble(problem?.error ?? 'unknown', problem?.text ?? t('error-network'))
  }
  return told as Answer
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`

export const api = {
  make: (wanted: MakeTable) => ask<Seated>('/api/tables', wanted),
  sit: (code: string, wanted: TakeSeat) => ask<Seated>(`${at(code)}/seats`, wanted),
  sitAnywhere: (wanted: SitAnywhere) => ask<Seated>('/api/sit', wanted),
  tables: () => ask<TableList>('/api/tables'),
  table: (code: string) => ask<TableFacts>(at(code)),
  editions: () => ask<Editions>('/api/editions'),
  law: () => ask<LawBook>('/api/law'),
  qr: (path: string) => ask<Qr>('/api/qr', { path }),
}
