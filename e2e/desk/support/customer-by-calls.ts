import { randomUUID } from 'node:crypto'
import { type Call, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { askForAgent, userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { queryPageMessage, question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { openSession } from '@ecenter/contract/session/open-session.ts'
import { expect, request } from '@playwright/test'

export type CustomerByCalls = Awaited<ReturnType<typeof customerByCalls>>

let customers = 0

/** Somebody who talks to customer service without a screen: what they say arrives, however often it takes. */
export async function customerByCalls(origin: string) {
  customers += 1
  const address = `10.77.${customers >> 8}.${customers % 256}`
  const browser = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const caller = { uuid: '', token: '', channelNo: '2' }
  Object.assign(caller, await get(openSession, {}))
  const { signid } = await get(userSign, { subsource: 'claims-query' })

  /** The same request until it is answered, as a page does whose line breaks. */
  async function get<C extends Call>(call: C, body: TypedOf<C>): Promise<ResponseOf<C>> {
    const requestId = randomUUID()
    const isWrapped = call.envelope === 'head'
    const data = isWrapped ? wrap(call, body, caller, requestId) : body
    let answered: ResponseOf<C> | undefined
    await expect(async () => {
      const answer = await browser.post(urlOf(call), {
        data,
        headers: isWrapped ? {} : { 'idempotency-key': requestId },
      })
      const { body: wire } = await answer.json()
      expect(wire.common.resultCode).toBe('1')
      answered = wire
    }).toPass()
    return answered as ResponseOf<C>
  }

  return {
    say: (content: string) => get(question, { signid, content }),
    askForPerson: () => get(askForAgent, { signid }),
    /** Everything that was said, in order. */
    async heard(): Promise<ChatMessage[]> {
      const { visits } = await get(queryPageMessage, { signid })
      return visits.flatMap(({ messages }) => messages)
    },
    leave: () => browser.dispose(),
  }
}

/** In words, by whom: what a test compares. */
export function linesOf(messages: readonly ChatMessage[]): string[] {
  return messages.map((message) =>
    message.kind === 'text'
      ? `${message.from}: ${message.text}`
      : `${message.from}: ${message.kind}`,
  )
}
