import type { wrapUpChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { queueTopic } from '../store/conversation.repository.ts'
import { lockReadableChat } from './chat-access.ts'
import { storeWrapUp } from './store-wrap-up.ts'

/** A supervisor may do it for who has gone. */
export function answerWrapUpChat(
  services: CustomerServiceServices,
): DeskHandler<typeof wrapUpChat> {
  return async ({ chatId, ...wrapUp }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockReadableChat(store, staff, chatId)
    if (!conversation.needsWrapUp) throw isWrappedUp()
    await storeWrapUp(store, conversation, { ...wrapUp, by: staff.id }, services.clock.now())
    // It has left somebody's day.
    await services.notifier.notify(queueTopic, db)
    record({ event: 'chat-wrapped-up', objectId: chatId, outcome: wrapUp.outcome })
    return {}
  }
}

function isWrappedUp(): Failure {
  return stateChanged('这个会话不需要再写小结，请刷新查看。')
}
