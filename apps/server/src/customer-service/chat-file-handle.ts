import type { Parts } from '../parts.ts'
import type { Session } from '../platform/session/session.ts'

/** Names a file of a conversation in one session. */
export function chatFileHandle(
  { keys }: Pick<Parts, 'keys'>,
  { id }: Pick<Session, 'id'>,
  fileId: string,
): string {
  return keys.mac('handle', id, 'chat-file', fileId).subarray(0, 16).toString('base64url')
}
