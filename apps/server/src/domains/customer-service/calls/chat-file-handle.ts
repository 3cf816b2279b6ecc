import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'

type Keyed = Pick<Services, 'keys'>
type Visit = Pick<Session, 'id'>

/** Names a file of a conversation in one session. */
export function chatFileHandle({ keys }: Keyed, { id }: Visit, fileId: string): string {
  return handleOf(keys.mac('handle', id, 'chat-file', fileId))
}

export function isChatFileHandle(
  { keys }: Keyed,
  { id }: Visit,
  fileId: string,
  handle: string,
): boolean {
  return keys.macs('handle', id, 'chat-file', fileId).map(handleOf).includes(handle)
}

function handleOf(mac: Buffer): string {
  return mac.subarray(0, 16).toString('base64url')
}
