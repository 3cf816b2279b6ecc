import { randomUUID } from 'node:crypto'
import { checkCaptcha, initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import {
  type Call,
  type ResponseOf,
  type TypedOf,
  urlOf,
} from '../../packages/contract/src/call.ts'
import { defaultChannelNo } from '../../packages/contract/src/constants/channels.ts'
import type { WireAnswer } from '../../packages/contract/src/envelope/answer.ts'
import { wrap } from '../../packages/contract/src/envelope/head.ts'
import { openSession } from '../../packages/contract/src/session/open-session.ts'
import { createCode } from '../../packages/contract/src/verification/create-code.ts'
import { newBrowser, type ToSend } from './browser.ts'
import { persist, Refused } from './persist.ts'

export type Customer = Awaited<ReturnType<typeof newCustomer>>

/** A customer who asks through the contract, and asks again under the same id as long as a fault lasts. */
export async function newCustomer(origin: string) {
  const browser = newBrowser(origin)
  const caller = { uuid: '', token: '', channelNo: defaultChannelNo }

  function sentBy(call: Call, body: unknown, requestId: string): ToSend {
    if (call.envelope === 'head') {
      return { path: urlOf(call), body: wrap(call, body, caller, requestId) }
    }
    return { path: urlOf(call), body, headers: { 'idempotency-key': requestId } }
  }

  /** Once. */
  async function ask<C extends Call>(
    call: C,
    body: TypedOf<C>,
    requestId: string = randomUUID(),
  ): Promise<ResponseOf<C>> {
    const { status, headers, text } = await browser.send(sentBy(call, body, requestId))
    const isOurs = headers['content-type']?.startsWith('application/json') === true
    if (!isOurs) throw new Refused(call.path, '', `${status}`)
    const wire: WireAnswer = JSON.parse(text)
    const { resultCode, resultMsg } = wire.body.common
    if (resultCode !== '1') throw new Refused(call.path, resultCode, resultMsg)
    return wire.body as ResponseOf<C>
  }

  /** Until it is answered. */
  function get<C extends Call>(
    call: C,
    body: TypedOf<C>,
    requestId: string = randomUUID(),
  ): Promise<ResponseOf<C>> {
    return persist(() => ask(call, body, requestId))
  }

  async function captchas(): Promise<{ image?: string; slide?: TypedOf<typeof checkCaptcha> }> {
    const { text } = await browser.send({ path: '/dev/captcha.json', method: 'GET' })
    return JSON.parse(text)
  }

  const customer = {
    browser,
    sentBy,
    ask,
    get,
    async openSession(): Promise<void> {
      Object.assign(caller, await get(openSession, {}))
    },
    async passSlide(): Promise<void> {
      await get(initCaptcha, {})
      const { slide } = await captchas()
      await get(checkCaptcha, slide ?? { x: 0 })
    },
    async readImageCode(randName: string): Promise<string> {
      await browser.send({ path: `${urlOf(createCode)}?randName=${randName}`, method: 'GET' })
      const { image } = await captchas()
      return image ?? ''
    },
  }
  await customer.openSession()
  return customer
}
