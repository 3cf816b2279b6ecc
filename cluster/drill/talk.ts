import { setTimeout as delay } from 'node:timers/promises'
import { question } from '../../packages/contract/src/customer-service/question.ts'
import { userSign } from '../../packages/contract/src/customer-service/user-sign.ts'
import { zx } from '../../packages/contract/src/customer-service/zx.ts'
import { silenceAtMostMs } from '../../packages/contract/src/envelope/events.ts'
import { until } from '../machines/until.ts'
import type { Agent } from './agent.ts'
import { newCustomer } from './customer.ts'
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

/** A customer and an agent talk until they are told to stop; then the page hears the rest. */
export async function talk(
  origin: string,
  agent: Agent,
  name: string,
  isOver: () => boolean,
): Promise<Talked> {
  const customer = await newCustomer(origin)
  const { signid } = await customer.get(userSign, {})
  await customer.get(zx, { signid })
  const chatId = await agent.takeNext()
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
  const last = [ofCustomer.at(-1), ofAgent.at(-1)]
  await until(
    'the page hears the last words',
    async () => {
      const heard = page.messages.map((message) => ('text' in message ? message.text : ''))
      return last.every((words) => words === undefined || heard.includes(words))
    },
    3 * silenceAtMostMs,
  ).catch((error: unknown) => {
    throw new Error(`${name} waits for ${last} since ${page.history.slice(-20).join('; ')}`, {
      cause: error,
    })
  })
  page.leave()
  return {
    chatId,
    acknowledged: { customer: ofCustomer, agent: ofAgent },
    heard: page.messages,
  }
}
