import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { conversationIdOf } from '../../src/domains/customer-service/calls/signid.ts'
import {
  type ConversationChanges,
  changeConversation,
} from '../../src/domains/customer-service/store/change-conversation.ts'
import { lockConversation } from '../../src/domains/customer-service/store/conversation.repository.ts'
import type { ToSay } from '../../src/domains/customer-service/store/said.ts'
import { say } from '../../src/domains/customer-service/store/say.ts'
import type { TestService } from '../test-services.ts'
import { newSession, type Visitor } from '../visitor.ts'

export interface Chatter extends Visitor {
  readonly signid: string
  /** Says something and answers all that came of it. */
  say(content: string): Promise<ResponseOf<typeof question>>
}

/** Somebody who has opened the page of customer service. */
export async function newChatter(service: TestService): Promise<Chatter> {
  return signedIn(await newSession(service))
}

/** The same with a browser that is there already. */
export async function signedIn(visitor: Visitor): Promise<Chatter> {
  const { signid } = await visitor.get(userSign, {})
  return { ...visitor, signid, say: (content) => visitor.get(question, { signid, content }) }
}

/** What messages say. */
export function textsOf(messages: readonly ChatMessage[]): string[] {
  return messages.map((message) => ('text' in message ? message.text : message.kind))
}

/** A member of staff takes the conversation. */
export function takenBy(
  service: TestService,
  customer: Chatter,
  agent = { agentName: '小周', agentNumber: '1001' },
): Promise<void> {
  const takenAt = service.clock.now()
  return change(service, customer, { status: 'person', staffId: randomUUID(), takenAt, ...agent })
}

/** The customer has left a message that waits for its answer. */
export function leftBy(service: TestService, customer: Chatter): Promise<void> {
  const queuedAt = service.clock.now()
  return change(service, customer, { status: 'message-left', mobile: '13800000001', queuedAt })
}

async function change(
  services: TestService,
  { signid }: Chatter,
  changes: ConversationChanges,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const store = { ...services, db }
    const conversation = await lockConversation(store, conversationIdOf(signid))
    if (conversation === undefined) throw new Error('there is no such conversation')
    await changeConversation(store, conversation, changes, services.clock.now())
  })
}

/** The customer says something so many times; the robot is not asked. */
export async function saysOften(
  services: TestService,
  { signid }: Chatter,
  times: number,
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    for (let at = 1; at <= times; at += 1) {
      const content: ToSay['content'] = { kind: 'text', text: `第 ${at} 句`, links: [] }
      const said: ToSay = { from: 'customer', content }
      await say({ ...services, db }, { id: conversationIdOf(signid) }, said, services.clock.now())
    }
  })
}

/** Who has the conversation says something. */
export async function answersAs(
  services: TestService,
  { signid }: Chatter,
  text: string,
): Promise<void> {
  const content: ToSay['content'] = { kind: 'text', text, links: [] }
  const id = conversationIdOf(signid)
  await services.db
    .transaction()
    .execute((db) =>
      say({ ...services, db }, { id }, { from: 'agent', content }, services.clock.now()),
    )
}
