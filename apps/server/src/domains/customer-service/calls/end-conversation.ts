import type { endConversation } from '@ecenter/contract/customer-service/service-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Said } from '../store/said.ts'
import { changeOf } from './change-of.ts'
import { sayNotice, type Turn } from './turn.ts'
import { lockConversationOfVisitor } from './visitors-conversation.ts'

/** What has ended stays as it is. */
export function answerEndConversation(
  services: CustomerServiceServices,
): Handler<typeof endConversation> {
  return async ({ signid }, visitor) =>
    visitor.submission.commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockConversationOfVisitor(within, visitor, signid)
      const turn = { services: within, record, conversation }
      const said =
        conversation.status === 'ended'
          ? []
          : [await endTurn(turn, '会话已结束，感谢您的咨询。', 'by-customer')]
      return changeOf(within, visitor, conversation, said)
    })
}

/** Ends a conversation with a last word of the house. */
export async function endTurn(turn: Turn, text: string, outcome: string): Promise<Said> {
  const { services, conversation, record } = turn
  const endedAt = services.clock.now()
  const said = await sayNotice(turn, text)
  // Whoever had it says what it was about, though they did not end it.
  const needsWrapUp = conversation.status === 'person'
  await changeConversation(
    services,
    conversation,
    { status: 'ended', endedAt, needsWrapUp },
    endedAt,
  )
  record({ event: 'conversation-ended', objectId: conversation.id, outcome })
  return said
}
