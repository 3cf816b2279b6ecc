import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { conversationKey } from '../store/conversation.repository.ts'

/** The name of a conversation on the wire: its sixteen bytes in 22 characters. */
export function signidOf(id: string): string {
  return conversationKey(id).toString('base64url')
}

export function conversationIdOf(signid: string): string {
  return uuidOf(Buffer.from(signid, 'base64url'))
}

/** Ten digits of a conversation, for the customer to quote. */
export function useridOf(id: string): string {
  const number = conversationKey(id).readBigUInt64BE() % 10n ** 10n
  return String(number).padStart(10, '0')
}
