import { randomUUID } from 'node:crypto'
import { userSign } from '@ecenter/contract/customer-service/service-calls.ts'
import { type Call, urlOf } from '../../packages/contract/src/call.ts'
import { type Caller, wrap } from '../../packages/contract/src/envelope/head.ts'
import { openSessionAt } from '../lookups/open-session-at.ts'

/** A customer with an open conversation. */
export interface Chat {
  readonly caller: Caller
  readonly cookie: string
  readonly signid: string
}

const atOnce = 8

/** What a page sends, and the id by which it knows it again. */
export function sentBy({ caller, cookie }: Omit<Chat, 'signid'>, call: Call, body: object) {
  const requestId = randomUUID()
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(wrap(call, body, caller, requestId)),
  }
  return { requestId, path: urlOf(call), init }
}

/** Nobody begins so many conversations from one address. */
function addressOf(chat: number): string {
  return `10.0.${Math.floor(chat / 100)}.1`
}

/** So many customers who have signed in, each with a session of their own. */
export async function openChats(port: number, count: number): Promise<Chat[]> {
  const chats: Chat[] = []
  let begun = 0
  async function open(): Promise<void> {
    while (begun < count) {
      const from = addressOf(begun++)
      const session = await openSessionAt(port, from)
      const { path, init } = sentBy(session, userSign, {})
      const headers = { ...init.headers, 'x-forwarded-for': from }
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
      const { body } = (await response.json()) as { body: { signid?: string } }
      if (body.signid === undefined) throw new Error('nobody was signed in')
      chats.push({ ...session, signid: body.signid })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, open))
  return chats
}
