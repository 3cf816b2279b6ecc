import type { rateConversation } from '@ecenter/contract/customer-service/service-calls.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { canBeRated } from '../rules/conversation-state.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Conversation } from '../store/conversation.ts'
import { stateNow } from './change-of.ts'
import { lockConversationOfVisitor } from './visitors-conversation.ts'

/** Rates once; who answered is known, whatever the request says. */
export function answerRateConversation(
  services: CustomerServiceServices,
): Handler<typeof rateConversation> {
  return async ({ signid, score, content: rating }, visitor) =>
    visitor.submission.commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockConversationOfVisitor(within, visitor, signid)
      const at = services.clock.now()
      if (!canBeRated(conversation, at)) throw cannotBeRated(conversation)
      await changeConversation(within, conversation, { score, rating }, at)
      record({ event: 'conversation-rated', objectId: conversation.id, outcome: `${score}` })
      return { state: await stateNow(within, conversation) }
    })
}

function cannotBeRated({ takenAt, score }: Conversation): Failure {
  return stateChanged(whyNot())

  function whyNot(): string {
    if (takenAt === undefined) return '人工客服服务后才能评价。'
    if (score !== undefined) return '您已评价过，感谢您的反馈。'
    return '会话结束已超过 24 小时，不能再评价。'
  }
}
