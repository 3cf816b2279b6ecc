import type { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { faqIndexOf } from '../robot/faq-index.ts'
import { replyTo } from '../robot/reply-to.ts'
import type { Conversation } from '../store/conversation.ts'
import { changeOf } from './change-of.ts'
import { limitMessages } from './message-limits.ts'
import { robotTurn } from './robot-turn.ts'
import { sayAsCustomer } from './turn.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

/** Says what a customer typed, and what the robot has to say to it. */
export function answerQuestion(services: CustomerServiceServices): Handler<typeof question> {
  return async ({ signid, content: text }, visitor) => {
    const { requestId, commit } = visitor.submission
    await limitMessages(services, visitor)
    const index = await faqIndexOf(await services.faqs.shown())
    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      const turn = { services: within, record, conversation, visitor }
      const said = [await sayAsCustomer(turn, requestId, text)]
      if (isForRobot(conversation)) said.push(await robotTurn(turn, text, replyTo(text, index)))
      return changeOf(within, visitor, conversation, said)
    })
  }
}

/** Also while a message waits for its answer, which may take until tomorrow; to a person it never talks in between. */
export function isForRobot({ status }: Pick<Conversation, 'status'>): boolean {
  return status === 'robot' || status === 'message-left'
}
