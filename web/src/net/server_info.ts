/** What the server says about itself, asked once. */

import type { ServerInfo } from '../gen/messages'
import { api } from './api'

let asked: Promise<ServerInfo | null> | undefined

/** The address of a page as others reach it: on the local network not that of this machine alone. */
export async function linkTo(path: string): Promise<string> {
  asked ??= api.server().catch(() => null)
  const info = await asked
  if (!info) asked = undefined
  return (info?.address ?? location.origin) + path
}
