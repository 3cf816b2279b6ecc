import { setTimeout as delay } from 'node:timers/promises'
import { askForAgent, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { conversationIdOf } from '../../apps/server/src/domains/customer-service/calls/signid.ts'
import { silenceAtMostMs } from '../../packages/contract/src/envelope/events.ts'
import { until } from '../machines/until.ts'
import type { Agent } from './agent.ts'
import { type Customer, newCustomer } from './customer.ts'
import { follow } from './follower.ts'

/** What a conversation came to on its customer's page. */
export interface Talked {
  readonly chatId: string
  /** What each side was told had arrived, in the order in which it was said. */
  readonly acknowledged: { readonly customer: readonly string[]; readonly agent: readonly string[] }
  /** What the page heard, by seq. */
  readonly heard: ReturnType<typeof follow>['messages']
}

/** However soon all else is done. */
const wordsAtLeast = 10
/** Fewer than a session may say in a minute. */
const wordsAtMost = 25

/** A customer whom the agent has taken. */
interface Meeting {
  readonly name: string
  readonly customer: Customer
  readonly signid: string
  readonly chatId: string
}

/** As many customers and an agent talk until they are told to stop; then the pages hear the rest. */
export async function talk(
  origin: string,
  agent: Agent,
  count: number,
  isOver: () => boolean,
): Promise<Talked[]> {
  const meetings: Meeting[] = []
  // One after the other: the desk gives whoever has waited longest, and that shall be the very one.
  while (meetings.length < count) {
    meetings.push(await meet(origin, agent, `${meetings.length + 1}`))
  }
  return await Promise.all(meetings.map((meeting) => converse(meeting, agent, isOver)))
}

async function meet(origin: string, agent: Agent, name: string): Promise<Meeting> {
  const customer = await newCustomer(origin)
  const { signid } = await customer.get(userSign, {})
  await customer.get(askForAgent, { signid })
  const chatId = await agent.takeNext()
  if (chatId !== conversationIdOf(signid)) throw new Error('the agent was given somebody else')
  return { name, customer, signid, chatId }
}

async function converse(
  { name, customer, signid, chatId }: Meeting,
  agent: Agent,
  isOver: () => boolean,
): Promise<Talked> {
  const page = follow(customer, signid)

  async function saying(say: (content: string) => Promise<unknown>, by: string) {
    const said: string[] = []
    while (said.length < wordsAtLeast || (!isOver() && said.length < wordsAtMost)) {
      const content = `${name} ${by} ${said.length + 1}`
      await say(content)
      said.push(content)
      await delay(1000)
    }
    return said
  }

  const [ofCustomer, ofAgent] = await Promise.all([
    saying((content) => customer.get(question, { signid, content }), '客户'),
    saying((content) => agent.say(chatId, content), '客服'),
  ])
  await untilHeard(page, [...ofCustomer.slice(-1), ...ofAgent.slice(-1)])
  page.leave()
  return {
    chatId,
    acknowledged: { customer: ofCustomer, agent: ofAgent },
    heard: page.messages,
  }
}

/** Throws with what became of the page's lines. */
async function untilHeard(
  { messages, history }: ReturnType<typeof follow>,
  words: readonly string[],
): Promise<void> {
  const isHeard = async () => {
    const heard = messages.map((message) => ('text' in message ? message.text : ''))
    return words.every((each) => heard.includes(each))
  }
  // So long that a line which has died is given up, and another one brings the words.
  await until(`the page hears ${words}`, isHeard, 3 * silenceAtMostMs).catch((cause: unknown) => {
    throw new Error(history.slice(-40).join('; '), { cause })
  })
}
