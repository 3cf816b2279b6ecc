import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeAlipay, openFakeAlipay } from '../../../test/fakes/fake-alipay.ts'
import { type FakeWechatPay, openFakeWechatPay } from '../../../test/fakes/fake-wechat-pay.ts'
import { silentLog } from '../../../test/fakes/silent-log.ts'
import { tradeToOpen } from '../../../test/subjects/gateway-trade.ts'
import { testClock } from '../../../test/test-clock.ts'
import { readSettings } from '../config/settings.ts'
import { openGateways } from './open-gateways.ts'
import { GatewayUnsure } from './payment-gateway.ts'

const clock = testClock()
let wechat: FakeWechatPay
let alipay: FakeAlipay
beforeAll(async () => {
  ;[wechat, alipay] = await Promise.all([openFakeWechatPay(clock), openFakeAlipay(clock)])
})
afterAll(() => Promise.all([wechat.stop(), alipay.stop()]))

async function methods(env: NodeJS.ProcessEnv): Promise<string[]> {
  const gateways = await openGateways(readSettings(env, '/'), { clock, log: silentLog })
  return gateways.map(({ method }) => method)
}

test('those take money that the settings name, WeChat first', async () => {
  expect(await methods({})).toEqual([])
  expect(await methods(alipay.env)).toEqual(['alipay'])
  expect(await methods({ ...alipay.env, ...wechat.env })).toEqual(['wechat', 'alipay'])
})

test('who never answers is given up after three seconds, and nobody knows what happened', async () => {
  wechat.line = 'silent'
  alipay.line = 'silent'
  const env = { ...alipay.env, ...wechat.env }
  const gateways = await openGateways(readSettings(env, '/'), { clock, log: silentLog })
  const asked = gateways.map((gateway) => gateway.query(tradeToOpen.tradeNo))
  const failures = (await Promise.allSettled(asked)).map(
    (one) => one.status === 'rejected' && one.reason,
  )
  expect(failures).toEqual([expect.any(GatewayUnsure), expect.any(GatewayUnsure)])
})
