import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeWechatPay, openFakeWechatPay } from '../../../test/fakes/fake-wechat-pay.ts'
import { testClock } from '../../../test/test-clock.ts'
import { testKeys } from '../../../test/test-keys.ts'
import { readSettings } from '../config/settings.ts'
import { GatewayUnsure } from '../payment/payment-gateway.ts'
import { type OpenIds, openIdsOf } from './open-ids.ts'

const lin = { id: 'session-of-lin' }
const otherVisitor = { id: 'session-of-a-stranger' }
const returnUrl = 'https://self.insurer.example/#/order-pay-detail?paid=abc'
let fake: FakeWechatPay
let openIds: OpenIds
beforeEach(async () => {
  fake = await openFakeWechatPay(testClock())
  const opened = openIdsOf({ settings: readSettings(fake.env, '/'), keys: testKeys() })
  if (opened === undefined) throw new Error('no official account')
  openIds = opened
})
afterEach(() => fake.stop())

function stateOf(session: { readonly id: string }): string {
  return new URL(openIds.authorizeUrl(session, returnUrl)).searchParams.get('state') ?? ''
}

test('WeChat is asked for nothing but who the customer is, and comes back to the page', () => {
  const url = new URL(openIds.authorizeUrl(lin, returnUrl))
  expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/oauth2/authorize')
  expect([...url.searchParams.keys()]).toEqual([
    'appid',
    'redirect_uri',
    'response_type',
    'scope',
    'state',
  ])
  expect(url.searchParams.get('scope')).toBe('snsapi_base')
  expect(url.searchParams.get('redirect_uri')).toBe(returnUrl)
  expect(url.hash).toBe('#wechat_redirect')
})

test('with the code that came back it is known who pays, once', async () => {
  const back = { code: 'code1', state: stateOf(lin) }
  expect(await openIds.openIdOf(lin, back)).toBe('openid-of-code1')
  expect(await openIds.openIdOf(lin, back)).toBeUndefined()
})

test('a code that was meant for another session is not used', async () => {
  const back = { code: 'code2', state: stateOf(otherVisitor) }
  expect(await openIds.openIdOf(lin, back)).toBeUndefined()
  expect(await openIds.openIdOf(lin, { code: 'code2', state: '' })).toBeUndefined()
  expect(await openIds.openIdOf(otherVisitor, back)).toBe('openid-of-code2')
})

test('over a bad line nobody is known', async () => {
  fake.line = 'cut'
  const asking = openIds.openIdOf(lin, { code: 'code3', state: stateOf(lin) })
  await expect(asking).rejects.toBeInstanceOf(GatewayUnsure)
})

test('without an official account there is nobody to ask', () => {
  expect(openIdsOf({ settings: readSettings({}, '/'), keys: testKeys() })).toBeUndefined()
})
