import { createHash } from 'node:crypto'
import { configureWeChatScript } from '@ecenter/contract/session/single-sign-on.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type FakeWechat,
  openFakeWechat,
  wechatSettings,
} from '../../../../test/fakes/fake-wechat.ts'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import { weChatTicketsOn } from '../../../platform/wechat/wechat-tickets.ts'

/** On plain http, for the visitor of tests has no secure cookie. */
const origin = 'http://self.insurer.example'
const page = { url: `${origin}/?channelNo=5` }

let wechat: FakeWechat
let service: TestService
let visitor: Visitor
beforeAll(async () => {
  wechat = await openFakeWechat()
  service = await openTestService({
    demo: false,
    env: { PUBLIC_ORIGIN: origin, ...wechatSettings(wechat) },
  })
})
beforeEach(async () => {
  wechat.failWith(undefined)
  // Whatever a test before has kept is long over.
  await service.passTime(86_400)
  wechat.given.tokens = 0
  wechat.given.tickets = 0
  visitor = await newSession(service)
})
afterAll(async () => {
  await service.close()
  await wechat.stop()
})

test('a page is signed with the ticket that WeChat gave', async () => {
  const { appId, timestamp, nonceStr, signature, isSample } = await visitor.get(
    configureWeChatScript,
    page,
  )
  const signed = `jsapi_ticket=ticket-1&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page.url}`
  expect(signature).toBe(createHash('sha1').update(signed).digest('hex'))
  expect({ appId, isSample }).toEqual({ appId: 'wx1234567890abcdef', isSample: false })
  expect(timestamp).toBe(Math.floor(service.clock.now().getTime() / 1000))
})

test('200 pages of several processes share one ticket', async () => {
  const others = Array.from({ length: 4 }, () => weChatTicketsOn(service))
  const account = service.settings.payment.wechatAccount
  if (account === undefined) throw new Error('no account is configured')
  const tickets = await Promise.all(
    Array.from({ length: 200 }, (_, at) => others[at % others.length]?.jsapiTicket(account)),
  )
  expect(new Set(tickets)).toEqual(new Set(['ticket-1']))
  expect(wechat.given).toEqual({ tokens: 1, tickets: 1 })
})

test('a ticket is renewed before it expires, and the old one serves while WeChat is away', async () => {
  await visitor.get(configureWeChatScript, page)
  await service.passTime(7200 - 599)
  visitor = await newSession(service)
  wechat.failWith('nonsense')
  await visitor.get(configureWeChatScript, page)
  expect(wechat.given.tickets).toBe(1)
  wechat.failWith(undefined)
  await visitor.get(configureWeChatScript, page)
  await visitor.get(configureWeChatScript, page)
  expect(wechat.given.tickets).toBe(2)
})

test('a token that WeChat no longer takes is replaced', async () => {
  await visitor.get(configureWeChatScript, page)
  const { db } = service
  await db.deleteFrom('wechat_ticket').where('name', '=', 'jsapi-ticket').execute()
  wechat.forgetTokens()
  await visitor.get(configureWeChatScript, page)
  expect(wechat.given).toEqual({ tokens: 2, tickets: 2 })
})

test.each(['silence', 'nonsense'] as const)(
  'WeChat answers with %s: the page is told',
  async (how) => {
    wechat.failWith(how)
    expect((await visitor.ask(configureWeChatScript, page)).code).toBe('E1010002')
  },
)

test('in the database tickets are sealed', async () => {
  await visitor.get(configureWeChatScript, page)
  const rows = await service.db.selectFrom('wechat_ticket').selectAll().execute()
  expect(rows.map(({ name }) => name).sort()).toEqual(['access-token', 'jsapi-ticket'])
  for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toMatch(/token-|ticket-/)
})

test.each([
  ['of another site', 'http://evil.example/'],
  ['of another port', 'http://self.insurer.example:81/'],
  ['that only begins like ours', 'http://self.insurer.example.evil.example/'],
  ['with its hash', 'http://self.insurer.example/#/home'],
  ['that is none', 'self.insurer.example'],
])('an address %s is not signed', async (_, given) => {
  expect(await visitor.ask(configureWeChatScript, { url: given })).toMatchObject({
    code: '1000',
    field: 'url',
  })
})

test('a demo without an account signs a sample, and says so', async () => {
  const demo = await openTestService({ demo: false })
  const guest = await newSession(demo)
  const { isSample, appId } = await guest.get(configureWeChatScript, {
    url: 'http://127.0.0.1:8080/',
  })
  await demo.close()
  expect({ isSample, appId }).toEqual({ isSample: true, appId: 'wx0000000000000000' })
})
