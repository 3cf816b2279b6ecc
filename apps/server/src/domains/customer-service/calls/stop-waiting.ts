import type { stopWaiting } from '@ecenter/contract/customer-service/service-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { changeConversation } from '../store/change-conversation.ts'
import type { Said } from '../store/said.ts'
import { changeOf } from './change-of.ts'
import { sayNotice, type Turn } from './turn.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

/** Whoever was taken meanwhile, or does not wait, stays where they are. */
export function answerStopWaiting(services: CustomerServiceServices): Handler<typeof stopWaiting> {
  return async ({ signid }, visitor) =>
    visitor.submission.commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      const isQueued = conversation.status === 'queued'
      const said = isQueued ? [await leaveQueue({ services: within, record, conversation })] : []
      return changeOf(within, visitor, conversation, said)
    })
}

/** Who left a message before waits for its answer again; everybody else is with the robot. */
async function leaveQueue(turn: Turn): Promise<Said> {
  const { services, conversation, record } = turn
  const hasLeft = conversation.mobile !== undefined
  const next = hasLeft
    ? { status: 'message-left' as const }
    : { status: 'robot' as const, queuedAt: null }
  await changeConversation(services, conversation, next, services.clock.now())
  record({ event: 'person-asked', objectId: conversation.id, outcome: 'taken back' })
  const kept = hasLeft ? '您的留言还在，有答复时发短信告诉您。' : '前面说的都还在，您可以继续问我。'
  return sayNotice(turn, `已取消等待。${kept}需要时请再点“转人工”。`)
}
