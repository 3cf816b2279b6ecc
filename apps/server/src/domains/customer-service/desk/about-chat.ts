import type { AuditFact } from '../../../platform/audit/audit-fact.ts'
import { proofOfSession } from '../../../platform/session/session-customer.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import type { Conversation } from '../store/conversation.ts'

/**
 * Whom a conversation is with, as entries of the trail name them: whoever has proven it there, or else whose own phone
 * was proven in it; nobody else is known.
 */
export async function aboutChat(
  services: Pick<CustomerServiceServices, 'db' | 'clock' | 'people'>,
  { id, sessionId, phoneKey }: Pick<Conversation, 'id' | 'sessionId' | 'phoneKey'>,
): Promise<Pick<AuditFact, 'objectId' | 'subject'>> {
  const proof = await proofOfSession(services, sessionId)
  const person = proof?.customerKey ?? (phoneKey && (await services.people.ownerOfPhone(phoneKey)))
  return { objectId: id, ...(person === undefined ? {} : { subject: person.toString('hex') }) }
}
