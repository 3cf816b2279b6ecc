import { wrap } from '@ecenter/contract/envelope/head.ts'
import { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/get-sms-code.ts'
import { sendSmsWap } from '@ecenter/contract/verification/send-sms-wap.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor, post, type Visitor } from '../../test/visitor.ts'

const purpose = 'questionnaire'

let service: TestParts
let visitor: Visitor
beforeAll(async () => {
  service = await openTestParts({ demo: false })
})
beforeEach(async () => {
  visitor = newVisitor(service)
  await visitor.open()
  await visitor.passSlide()
})
afterAll(() => service.close())

async function messagesTo(mobile: string): Promise<number> {
  return (await service.outbox.messages()).filter(({ to }) => to === mobile).length
}

test.each([
  ['enveloped', getSMSCode, '13800000001'],
  ['plain', sendSmsWap, '13800000002'],
])('a hundred parallel replays of one %s request have one effect', async (_, call, mobile) => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      visitor.ask(call, { mobile, purpose }, { requestId: 'request-1' }),
    ),
  )
  const [first] = answers
  expect(first).toMatchObject({ code: '1' })
  for (const { wire } of answers) expect(wire.json()).toEqual(first?.wire.json())
  expect(await messagesTo(mobile)).toBe(1)
})

test('a refusal is an answer too: its replay is told the same', async () => {
  const body = { mobile: '13800000003', purpose }
  await visitor.ask(getSMSCode, body)
  const refused = await visitor.ask(getSMSCode, body, { requestId: 'request-2' })
  expect(refused).toMatchObject({ code: '1006' })
  await visitor.passSlide()
  const replay = await visitor.ask(getSMSCode, body, { requestId: 'request-2' })
  expect(replay.wire.body).toBe(refused.wire.body)
})

test('the id of one request does not do for another', async () => {
  const first = { mobile: '13800000004', purpose }
  await visitor.ask(getSMSCode, first, { requestId: 'request-3' })
  const other = { ...first, mobile: '13800000005' }
  expect(await visitor.ask(getSMSCode, other, { requestId: 'request-3' })).toMatchObject({
    code: 'E2010003',
    message: '网络出了点问题，请刷新重试。',
  })
  expect(await messagesTo(other.mobile)).toBe(0)
})

test('what another visitor sent under the same id is not told', async () => {
  const body = { mobile: '13800000006', purpose }
  const sent = await visitor.ask(getSMSCode, body, { requestId: 'request-4' })
  const stranger = newVisitor(service)
  await stranger.open()
  const answer = await stranger.ask(getSMSCode, body, { requestId: 'request-4' })
  expect([sent.code, answer.code]).toEqual(['1', '1006'])
})

test('a request whose process died is taken over after half a minute', async () => {
  const body = { mobile: '13800000007', purpose }
  const { id } = await visitor.session()
  await visitor.ask(getSMSCode, body, { requestId: 'request-5' })
  await service.parts.db
    .updateTable('submission')
    .set({ answer: null })
    .where('session_id', '=', id)
    .execute()
  await service.passTime(31)
  const retry = await visitor.ask(getSMSCode, body, { requestId: 'request-5' })
  expect(retry).toMatchObject({ code: '1006' })
})

test('when the answer to a right code is lost, its replay brings the new cookie', async () => {
  await visitor.ask(getSMSCode, { mobile: '13800000009', purpose })
  const body = { smsCode: await visitor.readSms(), purpose }
  const old = visitor.cookie()
  const checked = post(checkSMSCode, wrap(checkSMSCode, body, visitor.caller, 'request-9'))
  await visitor.inject(checked)
  const lost = visitor.cookie()
  await visitor.inject({ ...checked, cookies: { sid: old } })
  expect(visitor.cookie()).not.toBe(lost)

  await service.passTime(61)
  expect(await service.parts.sessions.find(old)).toBeUndefined()
  expect(await service.parts.sessions.find(visitor.cookie())).toBeDefined()
})
