import type { ChatProof } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  type ProvenBy,
  proofOfSession,
  type SessionProof,
} from '../../../platform/session/session-customer.ts'
import type { Services } from '../../services.ts'
import type { Conversation } from '../store/conversation.ts'
import { cardsIn } from '../store/read-said.ts'
import { isOwn } from './chat-access.ts'

/** How the customer has proven who they are, for who has the conversation and nobody else. */
export async function chatProofFor(
  services: Pick<Services, 'db' | 'clock'>,
  staff: Pick<Staff, 'id'>,
  conversation: Conversation,
): Promise<SessionProof | undefined> {
  if (!isOwn(staff, conversation)) return undefined
  return proofOfSession(services, conversation.sessionId)
}

/** The same as the desk shows it. */
export async function shownChatProof(
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  staff: Pick<Staff, 'id'>,
  conversation: Conversation,
): Promise<ChatProof | undefined> {
  const proof = await chatProofFor(services, staff, conversation)
  if (proof === undefined) return undefined
  const customer = proof.customerKey.toString('hex')
  const cards = await cardsIn(services, conversation)
  return {
    by: wayOf(proof.provenBy),
    until: minuteInChina(proof.endsAt),
    isPart: proof.phoneKey !== undefined || proof.carKey !== undefined,
    ownCards: cards.filter(({ customerKey }) => customerKey === customer).map(({ seq }) => seq),
  }
}

function wayOf(provenBy: ProvenBy): ChatProof['by'] {
  switch (provenBy) {
    case 'phone':
    case 'device':
      return 'sms'
    case 'passkey':
      return 'passkey'
    default:
      return 'app'
  }
}
