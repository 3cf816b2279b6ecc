import type { shareCard } from '@ecenter/contract/customer-service/talk-calls.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { readSaidBefore } from '../store/read-said.ts'
import { cardOf } from './card-of.ts'
import { changeOf } from './change-of.ts'
import { limitMessages } from './message-limits.ts'
import { isForRobot } from './question.ts'
import { forPeople } from './send-chat-file.ts'
import { sayNotice, sayNow } from './turn.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

/** Shares what this session has proven; the same thing twice in a row is said once. */
export function answerShareCard(services: CustomerServiceServices): Handler<typeof shareCard> {
  return async ({ signid }, visitor) => {
    const { grant, submission } = visitor
    const { requestId, commit } = submission
    await limitMessages(services, visitor)
    const card = await cardOf(services, grant)
    if (card === undefined) throw grantMissing()
    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      const latest = await readSaidBefore(within, conversation, { before: undefined, atMost: 2 })
      const last = latest.findLast(({ from }) => from === 'customer')
      if (last?.content.kind === 'card' && last.content.objectId === card.objectId)
        return changeOf(within, visitor, conversation, [last])
      const turn = { services: within, record, conversation }
      const said = [await sayNow(turn, { from: 'customer', sentAs: requestId, content: card })]
      if (isForRobot(conversation)) said.push(await sayNotice(turn, forPeople))
      record({ event: 'card-shared', ...about(grant.object), outcome: card.about })
      return changeOf(within, visitor, conversation, said)
    })
  }
}
