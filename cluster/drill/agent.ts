import { randomUUID } from 'node:crypto'
import { sendToChat, takeNext } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { confirmCode, signIn } from '@ecenter/contract/staff/desk/account.ts'
import {
  type DeskCall,
  type DeskResponseOf,
  type DeskTypedOf,
  deskUrlOf,
} from '../../packages/contract/src/desk/desk-call.ts'
import type { WireAnswer } from '../../packages/contract/src/envelope/answer.ts'
import { newBrowser } from './browser.ts'
import { persist, Refused } from './persist.ts'

export type Agent = Awaited<ReturnType<typeof newAgent>>

interface StaffToTry {
  readonly account: string
  readonly password: string
  readonly code?: string
}

/** One of the demo's staff at the desk, who says everything until it has arrived, and once. */
export async function newAgent(origin: string, account: string) {
  const browser = newBrowser(origin)

  function get<C extends DeskCall>(call: C, body: DeskTypedOf<C>): Promise<DeskResponseOf<C>> {
    const headers = { 'idempotency-key': randomUUID() }
    return persist(async () => {
      const reply = await browser.send({ path: deskUrlOf(call), body, headers })
      if (reply.status !== 200) throw new Refused(call.path, '', `${reply.status}`)
      const wire: WireAnswer = JSON.parse(reply.text)
      const { resultCode, resultMsg } = wire.body.common
      if (resultCode !== '1') throw new Refused(call.path, resultCode, resultMsg)
      return wire.body as DeskResponseOf<C>
    })
  }

  const { text } = await browser.send({ path: '/dev/staff.json', method: 'GET' })
  const { staff }: { readonly staff: readonly StaffToTry[] } = JSON.parse(text)
  const member = staff.find((each) => each.account === account)
  if (member?.code === undefined) throw new Error(`${account} has no code`)
  await get(signIn, { account, password: member.password })
  await get(confirmCode, { code: member.code })

  return {
    /** Whoever has waited longest; every customer of the drill is taken by one and the same agent. */
    async takeNext(): Promise<string> {
      const { chatId } = await get(takeNext, {})
      if (chatId === undefined) throw new Error('nobody waits')
      return chatId
    },
    async say(chatId: string, content: string): Promise<void> {
      await get(sendToChat, { chatId, content, sentAs: randomUUID() })
    },
  }
}
