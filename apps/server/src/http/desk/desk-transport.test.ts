import { readMe, signIn } from '@ecenter/contract/staff/desk/account.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'

const ours = 'https://self.insurer.example'

const service = serviceOfTests({ demo: false, env: { PUBLIC_ORIGIN: ours } })
let desk: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  desk = await deskVisitor(service)
})

/** The headers of a request, and no others. */
async function statusWith(headers: Record<string, string>): Promise<number> {
  const request = desk.requestOf(readMe, {})
  const sent = { ...request, headers: { 'content-type': 'application/json', ...headers } }
  return (await desk.inject(sent)).statusCode
}

test.each([
  ['names no origin', {}],
  ['comes from a foreign page', { origin: 'https://evil.example' }],
  ['comes from a sandboxed frame', { origin: 'null' }],
  ['comes from our host by another scheme', { origin: 'http://self.insurer.example' }],
  ['comes from a host whose name begins as ours', { origin: `${ours}.evil.example` }],
  ['comes from another host of ours', { origin: ours, 'sec-fetch-site': 'same-site' }],
  ['is cross-site, whatever it says', { origin: ours, 'sec-fetch-site': 'cross-site' }],
  ['was typed into an address bar', { origin: ours, 'sec-fetch-site': 'none' }],
])('what %s is refused, with the cookie of somebody who is signed in', async (_, headers) => {
  expect(await statusWith(headers)).toBe(403)
})

test.each([
  ['of our own page', { origin: ours, 'sec-fetch-site': 'same-origin' }],
  ['of a browser that tells no more than the origin', { origin: ours }],
])('a request %s is answered', async (_, headers) => {
  expect(await statusWith(headers)).toBe(200)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
  'a form of type %s, which any page may send, signs nobody in',
  async (type) => {
    const { wire } = await desk.ask(signIn, '{"account":"a","password":"b"}', {
      headers: { 'content-type': type },
    })
    expect(wire.statusCode).toBe(415)
    expect(wire.cookies).toEqual([])
  },
)

test.each([
  ['cut off', '{"account":"a'],
  ['empty', ''],
  ['a list', '[]'],
  ['null', 'null'],
])('a body that is %s is refused without a word of how it broke', async (_, payload) => {
  const { code, message } = await desk.ask(signIn, payload)
  expect(['E2010001', '1000']).toContain(code)
  expect(message).toMatch(/^\p{Script=Han}/u)
})

test('a text with U+0000 is refused at its field, in Chinese', async () => {
  const { wire } = await desk.ask(signIn, { account: 'a', password: 'x\0' })
  expect(wire.json().body.common).toMatchObject({
    resultCode: '1000',
    field: 'password',
    resultMsg: '里面有看不见的特殊字符，请删去后重新填写',
  })
})

test('a body of more than 64 kB is not read', async () => {
  const { wire } = await desk.ask(signIn, { account: 'a', password: 'x'.repeat(65 * 1024) })
  expect(wire.statusCode).toBe(413)
})

test('calls go by POST alone', async () => {
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode } = await desk.inject({ ...desk.requestOf(readMe, {}), method })
    expect(statusCode, method).toBe(404)
  }
})

test('an answer is kept by no cache and taken for no page', async () => {
  const { wire } = await desk.ask(readMe, {})
  expect(wire.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  })
})
