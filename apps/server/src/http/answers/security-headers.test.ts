import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../test/test-services.ts'
import { newVisitor } from '../../../test/visitor.ts'

let service: TestService
beforeAll(async () => {
  service = await openTestService({ demo: false })
})
afterAll(() => service.close())

const policyOf = (headers: Record<string, unknown>) => `${headers['content-security-policy']}`

test.each([
  ['health', 200, () => service.app.inject('/healthz')],
  ['an unknown address', 404, () => service.app.inject('/nothing')],
  ['a refused request', 403, () => refused()],
])('%s is answered with every header that protects a page', async (_, status, answer) => {
  const { headers, statusCode } = await answer()
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(policyOf(headers)).toContain("default-src 'none'")
  expect(policyOf(headers)).toContain("frame-ancestors 'none'")
  expect(policyOf(headers)).toContain("require-trusted-types-for 'script'")
  expect(policyOf(headers)).not.toMatch(/unsafe|\*/)
  expect(headers).not.toHaveProperty('strict-transport-security')
})

test('what a call answers is never taken for a page', async () => {
  const { wire } = await newVisitor(service).ask(initCaptcha, {})
  expect(wire.statusCode).toBe(200)
  expect(wire.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('an answer of a call is kept by no cache', async () => {
  const { wire } = await newVisitor(service).ask(initCaptcha, {})
  expect(wire.headers['cache-control']).toBe('no-store')
})

test('on https the browser is told to stay there', async () => {
  const secure = await openTestService({ demo: false, env: { PUBLIC_ORIGIN: 'https://a.example' } })
  const { headers } = await secure.app.inject('/healthz')
  await secure.close()
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(policyOf(headers)).toContain('upgrade-insecure-requests')
})

test('configured partners may frame the pages, and nobody else', async () => {
  const framed = await openTestService({
    demo: false,
    env: { FRAME_ANCESTORS: "'self' https://partner.example https://*.app.example:8443" },
  })
  const { headers } = await framed.app.inject('/healthz')
  await framed.close()
  expect(policyOf(headers)).toContain(
    "frame-ancestors 'self' https://partner.example https://*.app.example:8443;",
  )
  expect(headers).not.toHaveProperty('x-frame-options')
})

function refused() {
  const headers = { origin: 'https://evil.example' }
  return service.app.inject({ method: 'POST', url: '/', headers })
}
