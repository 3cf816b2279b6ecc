import type { readMessages } from '@ecenter/contract/customer-service/talk-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import { lockConversationOfVisitor } from './visitors-conversation.ts'

/** What was seen stays seen, in whatever order it is told; nobody has seen what was not said yet. */
export function answerReadMessages(
  services: CustomerServiceServices,
): Handler<typeof readMessages> {
  return async ({ signid, seq }, visitor) =>
    visitor.submission.commit(async ({ db }) => {
      const within = { ...services, db }
      const conversation = await lockConversationOfVisitor(within, visitor, signid)
      const readByCustomer = Math.min(seq, conversation.lastSeq)
      if (readByCustomer > conversation.readByCustomer) {
        await changeConversation(within, conversation, { readByCustomer }, services.clock.now())
      }
      return {}
    })
}
