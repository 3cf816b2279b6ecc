import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const purpose = 'questionnaire'

const service = serviceOfTests()
let visitor: Visitor
let lastMobile = 13_800_000_000
beforeEach(async () => {
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

/** Has a code sent to a phone of its own and reads it there. */
async function codeFor(by = visitor): Promise<string> {
  lastMobile += 1
  await by.passSlide()
  await by.get(getSMSCode, { mobile: `${lastMobile}`, purpose })
  return by.readSms()
}

async function typed(smsCode: string, body: object = { purpose }, by = visitor): Promise<string> {
  return (await by.ask(checkSMSCode, { smsCode, ...body })).code
}

/** Any code but the right one. */
function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

test('the right code proves the typed phone, once', async () => {
  const code = await codeFor()
  expect([await typed(code), await typed(code)]).toEqual(['1', '1004'])
})

test('a wrong SMS code is refused five times, then the code is used up', async () => {
  const code = await codeFor()
  const messages: string[] = []
  for (let time = 0; time < 5; time++) {
    messages.push((await visitor.ask(checkSMSCode, { smsCode: wrong(code), purpose })).message)
  }
  expect(messages).toEqual([
    ...[4, 3, 2, 1].map((left) => `短信验证码不对，还可以试 ${left} 次。`),
    '短信验证码已失效，请重新获取。',
  ])
  expect(await typed(code)).toBe('1004')
})

test('of a thousand parallel guesses five are compared, and the right code is dead', async () => {
  const code = await codeFor()
  const codes: string[] = []
  for (let from = 1; from <= 1000; from += 250) {
    const guesses = Array.from({ length: 250 }, (_, at) => typed(wrong(code, from + at)))
    codes.push(...(await Promise.all(guesses)))
  }
  expect(codes.filter((each) => each === '1002')).toHaveLength(4)
  expect(codes.filter((each) => each === '1004')).toHaveLength(996)
  const { tries } = await service.db
    .selectFrom('sms_code')
    .select('tries')
    .where('session_id', '=', (await visitor.session()).id)
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  expect(await typed(code)).toBe('1004')
})

test('a code proves once even when it is typed twice at the same moment', async () => {
  const code = await codeFor()
  const codes = await Promise.all([1, 2, 3, 4].map(() => typed(code)))
  expect(codes.filter((each) => each === '1')).toHaveLength(1)
})

test('a code is good for five minutes', async () => {
  const early = await codeFor()
  await service.passTime(299)
  expect(await typed(early)).toBe('1')
  const late = await codeFor()
  await service.passTime(300)
  expect(await typed(late)).toBe('1003')
})

test('a new code kills the one before', async () => {
  const old = await codeFor()
  const fresh = await codeFor()
  expect(old === fresh ? '1002' : await typed(old)).toBe('1002')
  expect(await typed(fresh)).toBe('1')
})

test('a code is of no use in another session or for another purpose', async () => {
  const code = await codeFor()
  const thief = newVisitor(service)
  await thief.open()
  expect(await typed(code, { purpose }, thief)).toBe('1004')
  expect(await typed(code, { purpose: 'promotion' })).toBe('1004')
  expect(await typed(code)).toBe('1')
})

test('a code for one policy opens no other', async () => {
  const [row] = await visitor.lookUp({ car: cars.twoCarsPetrol, person: people.twoCars })
  const mine = row?.handle ?? ''
  const [other] = await visitor.lookUp({ car: cars.changed, person: people.changed })
  await visitor.passSlide()
  await visitor.get(getCentPhoneCode, { handle: mine, purpose: 'open-policy' })
  const code = await visitor.readSms()
  const open = { purpose: 'open-policy' }
  expect(await typed(code, { ...open, handle: other?.handle })).toBe('1004')
  expect(await typed(code, open)).toBe('1004')
  expect(await typed(code, { ...open, handle: mine })).toBe('1')
})
