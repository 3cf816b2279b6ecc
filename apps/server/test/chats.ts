import { randomUUID } from 'node:crypto'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { ChatMessage } from '@ecenter/contract/customer-service/chat-message.ts'
import { question } from '@ecenter/contract/customer-service/question.ts'
import { userSign } from '@ecenter/contract/customer-service/user-sign.ts'
import { conversationIdOf } from '../src/customer-service/signid.ts'
import { changeConversation } from '../src/records/conversations/change-conversation.ts'
import { lockConversation } from '../src/records/conversations/conversation.repository.ts'
import type { TestParts } from './test-parts.ts'
import { newcomer, type Visitor } from './visitor.ts'

export interface Chatter extends Visitor {
  readonly signid: string
  /** Says something and answers all that came of it. */
  say(content: string): Promise<ResponseOf<typeof question>>
}

/** Somebody who has opened the page of customer service. */
export async function newChatter(service: TestParts): Promise<Chatter> {
  return signedIn(await newcomer(service))
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
export async function takenBy(
  { parts }: TestParts,
  { signid }: Chatter,
  agent: { readonly agentName: string; readonly agentNumber: string } = {
    agentName: '小周',
    agentNumber: '1001',
  },
): Promise<void> {
  await parts.audit.inTransaction(async (db) => {
    const store = { ...parts, db }
    const conversation = await lockConversation(store, conversationIdOf(signid))
    if (conversation === undefined) throw new Error('there is no such conversation')
    const takenAt = parts.clock.now()
    const taken = { status: 'person', staffId: randomUUID(), takenAt, ...agent } as const
    await changeConversation(store, conversation, taken, takenAt)
  })
}
