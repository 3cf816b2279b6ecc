import { record } from '@ecenter/contract/analytics/record.ts'
import type { Call } from '@ecenter/contract/call.ts'
import { wrap } from '@ecenter/contract/envelope/head.ts'
import { findEarlierTerms, readOnePolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { answerOf, newVisitor, post, type Visitor } from '../../../test/visitor.ts'
import { cars } from '../../demo/cars.ts'
import { people } from '../../demo/people.ts'

const seen = { events: ['/home'], channelType: 'web' }

const service = serviceOfTests()
let visitor: Visitor
let handle: string
beforeEach(async () => {
  await service.passTime(24 * 3600)
  visitor = newVisitor(service)
  await visitor.open()
  const rows = await visitor.lookUp({ car: cars.main, person: people.main })
  handle = rows.find(({ kind }) => kind === 'commercial')?.handle ?? ''
})

/** Sends as somebody who has this cookie and all that the page knows. */
async function sendWith(cookie: string, call: Call, body: unknown, requestId: string) {
  const wire = await service.app.inject({
    ...post(call, wrap(call, body, visitor.caller, requestId)),
    cookies: { sid: cookie },
  })
  return {
    code: answerOf(wire).code,
    cookie: wire.cookies.find(({ name }) => name === 'sid')?.value,
  }
}

/** The code to the phone on file, typed with the first cookie; the answer brings the second. */
async function prove() {
  await visitor.passSlide()
  await visitor.get(getCentPhoneCode, { handle, purpose: 'open-policy' })
  const typed = { smsCode: await visitor.readSms(), purpose: 'open-policy', handle }
  await service.passTime(1)
  const first = visitor.cookie()
  const answer = await sendWith(first, checkSMSCode, typed, 'proof')
  return { first, second: answer.cookie ?? '', typed }
}

test('when the answer to a right code is lost, its replay brings the very cookie that was lost', async () => {
  const { first, second, typed } = await prove()
  expect(second).not.toBe('')
  const replay = await sendWith(first, checkSMSCode, typed, 'proof')
  expect(replay).toEqual({ code: '1', cookie: second })
  expect(await sendWith(second, readOnePolicy, { handle }, 'read')).toMatchObject({ code: '1' })
})

test('no other submission brings a cookie to whoever still has the old one, however often it is sent', async () => {
  const { first, second } = await prove()
  for (const id of ['one', 'one', 'two', 'two']) {
    expect(await sendWith(first, record, seen, id)).toEqual({ code: '1', cookie: undefined })
  }
  await service.passTime(61)
  expect(await service.sessions.find(first)).toBeUndefined()
  expect(await service.sessions.find(second)).toBeDefined()
})

test('the old cookie opens what it opened, for a minute, and nothing that was proven since', async () => {
  const { first } = await prove()
  expect(await sendWith(first, getCentPhoneCode, { handle, purpose: 'open-policy' }, 'a')).toEqual({
    code: '1006',
    cookie: undefined,
  })
  for (const call of [readOnePolicy, findEarlierTerms]) {
    expect((await sendWith(first, call, { handle }, 'b')).code).toBe('E3010001')
  }
})

test('nobody proves anything with the old cookie: it buys no new one', async () => {
  const { first, second } = await prove()
  // Whoever stole the old cookie has a phone of their own, and passes the captcha.
  const { id } = await visitor.session()
  await service.db
    .updateTable('slide_captcha')
    .set({ passed_until: new Date(service.clock.now().getTime() + 60_000) })
    .where('session_id', '=', id)
    .execute()
  const purpose = 'questionnaire'
  await sendWith(first, getSMSCode, { mobile: '13911112222', purpose }, 'sms')
  const typed = { smsCode: await visitor.readSms(), purpose }
  expect(await sendWith(first, checkSMSCode, typed, 'own proof')).toEqual({
    code: 'E3010001',
    cookie: undefined,
  })
  expect(await service.sessions.find(second)).not.toHaveProperty('cookieReplacedAt')
})
