import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { checkCaptcha, initCaptcha } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { verifyCodeCheck } from '@ecenter/contract/verification/verify-code-check.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { factsOf, newVisitor, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'
import { verifyTrail } from '../../platform/audit/verify-trail.ts'
import { addressOf } from '../admission/network-of.ts'

const main = { car: cars.main, person: people.main }

const service = serviceOfTests()
let visitor: Visitor
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

/** What the trail knows of this visitor, in its order. */
async function trail() {
  const { id } = await visitor.session()
  const entries = await service.db
    .selectFrom('audit_entry')
    .select(['event', 'outcome', 'subject', 'address'])
    .where('session_id', '=', id)
    .orderBy('at')
    .orderBy('seq')
    .execute()
  for (const { address } of entries) expect(address).toBe(addressOf(service, '127.0.0.1'))
  return entries.map(({ event, outcome, subject }) => ({ event, outcome, subject }))
}

test('captchas that were passed and failed, and what was refused without one, leave traces', async () => {
  await visitor.get(initCaptcha, {})
  await visitor.ask(checkCaptcha, { x: 0 })
  await visitor.passSlide()
  const verificationCode = await visitor.readImageCode()
  await visitor.get(verifyCodeCheck, { randName: 'carPolicyQuery', verificationCode })
  await visitor.ask(verifyCodeCheck, { randName: 'carPolicyQuery', verificationCode })
  await visitor.ask(getSMSCode, { mobile: '13800000001', purpose: 'questionnaire' })
  await visitor.ask(getSMSCode, { mobile: '13800000001', purpose: 'questionnaire' })
  expect(await trail()).toEqual([
    { event: 'refused', outcome: '/captcha/checkCaptcha 1005', subject: null },
    { event: 'slide-captcha', outcome: 'passed', subject: null },
    { event: 'image-code', outcome: 'passed', subject: null },
    { event: 'refused', outcome: '/verification/verifyCodeCheck 1001', subject: null },
    {
      event: 'sms-sent',
      outcome: 'questionnaire',
      subject: service.keys.searchHash('phone', '13800000001').toString('hex'),
    },
    { event: 'refused', outcome: '/verification/getSMSCode 1006', subject: null },
  ])
})

test('a lookup leaves whom it was about, found or not; one that was refused before leaves that', async () => {
  await visitor.lookUp(main)
  const wrong = { ...factsOf(main), licenseNo: '京A00000' }
  await visitor.ask(findCarPolicies, { ...wrong, verificationCode: await visitor.readImageCode() })
  await visitor.ask(findCarPolicies, { ...wrong, verificationCode: 'xxxx' })
  const entries = await trail()
  expect(entries.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'lookup found',
    'lookup nothing',
    'refused /policy/wapCarProperty 1001',
  ])
  expect(entries[0]?.subject).toMatch(/^[\da-f]{32}$/)
  expect(entries[1]?.subject).toBe(entries[0]?.subject)
})

test('what a form refuses leaves none', async () => {
  await visitor.ask(findCarPolicies, {})
  expect(await trail()).toEqual([])
})

test('the whole of it holds', async () => {
  expect(await verifyTrail(service.db, service.keys)).toMatchObject({ kind: 'holds' })
})
