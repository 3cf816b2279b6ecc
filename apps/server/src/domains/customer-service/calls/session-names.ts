import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import type { SessionNames } from '../rules/chat-message-of.ts'
import { chatFileHandle } from './chat-file-handle.ts'

/** A name opens nothing: what it leads to asks for the proof. */
export function sessionNames(
  services: Pick<Services, 'keys' | 'grants'>,
  session: Session,
): SessionNames {
  return {
    file: (fileId) => chatFileHandle(services, session, fileId),
    claim: (claim) => services.grants.handleOf(session, { kind: 'claim', ...claim }),
  }
}
