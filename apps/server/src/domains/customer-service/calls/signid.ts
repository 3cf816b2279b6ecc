import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import type { SessionNames } from '../rules/chat-message-of.ts'
import { conversationKey } from '../store/conversation.repository.ts'
import { chatFileHandle } from './chat-file-handle.ts'

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

/** A name opens nothing: what it leads to asks for the proof. */
export function sessionNames(
  services: Pick<Services, 'keys' | 'grants'>,
  session: Session,
): SessionNames {
  return {
    file: (fileId) => chatFileHandle(services, session, fileId),
    thing: (ref) => services.grants.handleOf(session, ref),
  }
}
