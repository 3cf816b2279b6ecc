import { hostname } from 'node:os'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { newVisitor, post } from '../../test/visitor.ts'

const service = serviceOfTests({ demo: false })

/** The lines of what is done meanwhile. */
async function linesOf(ask: () => Promise<unknown>) {
  const before = service.logged.length
  await ask()
  return service.logged.slice(before).map((line) => JSON.parse(line))
}

const initCaptchaRoute = '/ecenter/provider/captcha/initCaptcha'
const lookupRoute = '/ecenter/policy/policy/wapCarProperty'
const large = { licenseNo: 'x'.repeat(65 * 1024) }

test.each([
  ['a call', 200, initCaptchaRoute, '1', () => newVisitor(service).ask(initCaptcha, {})],
  ['a refusal', 200, lookupRoute, '1000', () => newVisitor(service).ask(findCarPolicies, {})],
  ['a foreign page', 403, initCaptchaRoute, undefined, () => foreign()],
  [
    'a large body',
    413,
    lookupRoute,
    undefined,
    () => newVisitor(service).ask(findCarPolicies, large),
  ],
  ['a wrong type', 415, lookupRoute, undefined, () => typed('text/plain')],
  ['an unknown call', 404, 'none', 'E2010004', () => service.app.inject('/ecenter/x?id=110101')],
  ['health', 200, '/healthz', undefined, () => service.app.inject('/healthz')],
])('%s leaves one line', async (_, status, route, resultCode, ask) => {
  const lines = await linesOf(ask)
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: hostname(),
      msg: 'request',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      route,
      status,
      ...(resultCode === undefined ? {} : { resultCode }),
      ms: expect.any(Number),
    },
  ])
})

function foreign() {
  return service.app.inject(post(initCaptcha, {}, { 'sec-fetch-site': 'cross-site' }))
}

function typed(type: string) {
  return service.app.inject(post(findCarPolicies, {}, { 'content-type': type }))
}
