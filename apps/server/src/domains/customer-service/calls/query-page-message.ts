import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { queryPageMessage } from '@ecenter/contract/customer-service/talk-calls.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../platform/calls/handler.ts'
import { dayInChina } from '../../../platform/clock/clock.ts'
import { phoneGrant } from '../../../platform/verification/proven-phone.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { chatMessageOf } from '../rules/chat-message-of.ts'
import type { Conversation } from '../store/conversation.ts'
import { type Earlier, readEarlier } from '../store/read-earlier.ts'
import { sessionNames } from './signid.ts'
import { conversationOfVisitor } from './visitors-conversation.ts'

const pageSize = 20

/**
 * Earlier visits are told to whoever has proven their phone in this very session, as long as the proof
 * lives: once the messages of this session have all been told, the phone is proven anew. What ended in this session
 * is told for as long as it lasts.
 */
export function answerQueryPageMessage(
  services: CustomerServiceServices,
): Handler<typeof queryPageMessage> {
  return async ({ signid, page, seq }, visitor) => {
    const conversation = await conversationOfVisitor(services, visitor, signid)
    const phoneKey = await provenPhoneKey(services, visitor, conversation)
    const found = await readEarlier(services, conversation, {
      before: seq,
      sessionId: visitor.session.id,
      phoneKey,
      skip: (page - 1) * pageSize,
      count: pageSize + 1,
    })
    const isHidden = conversation.phoneKey !== undefined && phoneKey === undefined
    if (isHidden && found.length === 0) throw grantMissing()
    return {
      visits: visitsOf(services, visitor, found.slice(0, pageSize)),
      hasMore: found.length > pageSize || isHidden,
    }
  }
}

async function provenPhoneKey(
  services: CustomerServiceServices,
  visitor: Visitor,
  { phoneKey }: Conversation,
): Promise<Buffer | undefined> {
  const isProven = phoneKey && (await phoneGrant(services, visitor, phoneKey))
  return isProven && phoneKey
}

type Visits = ResponseOf<typeof queryPageMessage>['visits']

/** From the latest message back, turned around. */
function visitsOf(
  services: CustomerServiceServices,
  { session }: Visitor,
  found: readonly Earlier[],
): Visits {
  const visits = new Map<string, Visits[number]>()
  for (const { conversationId, openedAt, said } of found.toReversed()) {
    const visit = visits.get(conversationId) ?? { openedOn: dayInChina(openedAt), messages: [] }
    visit.messages.push(chatMessageOf(said, sessionNames(services, session)))
    visits.set(conversationId, visit)
  }
  return [...visits.values()]
}
