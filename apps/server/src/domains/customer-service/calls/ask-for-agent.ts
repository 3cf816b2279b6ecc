import type { askForAgent } from '@ecenter/contract/customer-service/service-calls.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import type { Said } from '../store/said.ts'
import { callPerson } from './call-person.ts'
import { changeOf } from './change-of.ts'
import { limitMessages } from './message-limits.ts'
import { isForRobot } from './question.ts'
import { sayAsCustomer } from './turn.ts'
import { lockOpenConversationOfVisitor } from './visitors-conversation.ts'

/** Asks for a person; whoever waits already stays where they are. */
export function answerAskForAgent(services: CustomerServiceServices): Handler<typeof askForAgent> {
  return async ({ signid, content: text }, visitor) => {
    const { requestId, commit } = visitor.submission
    await limitMessages(services, visitor)
    return commit(async ({ db, record }) => {
      const within = { ...services, db }
      const conversation = await lockOpenConversationOfVisitor(within, visitor, signid)
      const turn = { services: within, record, conversation, visitor }
      const said: Said[] = []
      if (text !== undefined) said.push(await sayAsCustomer(turn, requestId, text))
      if (isForRobot(conversation)) said.push(await callPerson(turn))
      return changeOf(within, visitor, conversation, said)
    })
  }
}
