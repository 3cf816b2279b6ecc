import { openSession } from '@ecenter/contract/session/open-session.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor } from '../../../test/visitor.ts'

const ours = 'https://self.insurer.example'

let service: TestService
beforeAll(async () => {
  service = await openTestService({ demo: false, env: { PUBLIC_ORIGIN: ours } })
})
afterAll(() => service.close())

async function statusWith(headers: Record<string, string>): Promise<number> {
  const { wire } = await newVisitor(service).ask(initCaptcha, {}, { headers })
  return wire.statusCode
}

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['our host by another scheme', { origin: 'http://self.insurer.example' }],
  ['our name as a prefix', { origin: `${ours}.evil.example` }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['a cross-site fetch that names us', { origin: ours, 'sec-fetch-site': 'cross-site' }],
])('a request of %s is refused', async (_, headers) => {
  expect(await statusWith(headers)).toBe(403)
})

test.each([
  ['our own page', { origin: ours, 'sec-fetch-site': 'same-origin' }],
  ['an old web view that sends no origin', {}],
])('a request of %s is answered', async (_, headers) => {
  expect(await statusWith(headers)).toBe(200)
})

test('a demo takes the host that it is reached at as its own', async () => {
  const demo = await openTestService({ demo: false })
  const headers = { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }
  const { wire } = await newVisitor(demo).ask(openSession, {}, { headers })
  const other = { ...headers, origin: 'http://127.0.0.1:8081' }
  const refused = await newVisitor(demo).ask(openSession, {}, { headers: other })
  await demo.close()
  expect([wire.statusCode, refused.wire.statusCode]).toEqual([200, 403])
})
