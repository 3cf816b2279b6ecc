import type { linkHistory } from '@ecenter/contract/customer-service/talk-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { stateNow } from './change-of.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

/** Joins this conversation to those of one phone: from now on whoever proves that phone finds it. */
export function answerLinkHistory(services: CustomerServiceServices): Handler<typeof linkHistory> {
  return async ({ signid, mobile }, visitor) => {
    const { object } = await provenPhone(services, visitor, mobile)
    return visitor.submission.commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      const phoneKey = object.customerKey
      await changeConversation(within, conversation, { phoneKey }, services.clock.now())
      record({
        event: 'history-linked',
        objectId: conversation.id,
        subject: phoneKey.toString('hex'),
        outcome: 'linked',
      })
      return { state: await stateNow(within, conversation) }
    })
  }
}
