import { checkSMSCode, getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const day = 24 * 3600
const tooEarly = 'E0060001'
const main = { car: cars.main, person: people.main }

const service = serviceOfTests()
let visitor: Visitor
let handle: string
beforeEach(async () => {
  await service.passTime(day)
  visitor = newVisitor(service)
  await visitor.open()
  handle = (await visitor.lookUp(main))[0]?.handle ?? ''
})

/** With whatever slide was passed before. */
async function askFor(purpose: string) {
  return visitor.ask(getCentPhoneCode, { handle, purpose })
}

async function slideAndAskFor(purpose: string) {
  await visitor.passSlide()
  return askFor(purpose)
}

async function rings(): Promise<number> {
  return (await service.outbox.messages()).filter(({ to }) => to === people.main.mobile).length
}

test('who comes too early is told when to come back, and then needs no second slide', async () => {
  await slideAndAskFor('open-policy')
  await service.passTime(13)
  const before = await rings()
  expect(await slideAndAskFor('open-policy')).toMatchObject({
    code: tooEarly,
    retryAfterSeconds: 47,
  })
  await service.passTime(46)
  expect(await askFor('open-policy')).toMatchObject({ code: tooEarly, retryAfterSeconds: 1 })
  expect(await rings()).toBe(before)

  await service.passTime(1)
  expect((await askFor('open-policy')).code).toBe('1')
  const smsCode = await visitor.readSms()
  expect(await visitor.get(checkSMSCode, { smsCode, purpose: 'open-policy', handle })).toEqual({
    level: 'phone-on-file',
  })
})

test('a code for something else does not wait, though hours and days count all of a phone', async () => {
  const purposes = [
    'open-policy',
    'correct-plate',
    'email-policy',
    'email-invoice',
    'register-bank',
  ]
  const before = await rings()
  const codes = []
  for (const purpose of purposes) codes.push((await slideAndAskFor(purpose)).code)
  expect(codes).toEqual(purposes.map(() => '1'))
  expect(await rings()).toBe(before + purposes.length)
  expect((await slideAndAskFor('open-claim')).code).toBe('E0060002')
})

test('the slide that was kept serves one code all the same', async () => {
  await slideAndAskFor('open-policy')
  await slideAndAskFor('open-policy')
  await service.passTime(60)
  const codes = [await askFor('open-policy'), await askFor('email-policy')]
  expect(codes.map(({ code }) => code)).toEqual(['1', '1006'])
})

test('a slide that was kept lives no longer for it', async () => {
  await slideAndAskFor('open-policy')
  await slideAndAskFor('open-policy')
  await service.passTime(120)
  expect((await askFor('open-policy')).code).toBe('1006')
})

test('without a slide nobody is told how long another has to wait', async () => {
  await slideAndAskFor('open-policy')
  expect(await askFor('open-policy')).toMatchObject({
    code: '1006',
    retryAfterSeconds: undefined,
  })
})

test('where the codes of an hour are used up no wait is told, and the slide is spent', async () => {
  for (let time = 0; time < 5; time++) {
    await slideAndAskFor('open-policy')
    await service.passTime(60)
  }
  expect(await slideAndAskFor('open-policy')).toMatchObject({
    code: 'E0060002',
    retryAfterSeconds: undefined,
  })
  expect((await askFor('open-policy')).code).toBe('1006')
})

test.each([
  ['right', people.main.mobile],
  ['wrong', '13800000001'],
])('the wait says nothing of a phone that is guessed: the %s one', async (_, mobile) => {
  const guess = async () => {
    await visitor.passSlide()
    return visitor.ask(getSMSCode, { mobile, purpose: 'open-policy', handle })
  }
  expect((await guess()).code).toBe('1')
  await service.passTime(20)
  expect(await guess()).toMatchObject({ code: tooEarly, retryAfterSeconds: 40 })
})

test('two visitors who ask for one phone at the same moment: one code, one wait, two slides not in vain', async () => {
  const second = newVisitor(service)
  await second.open()
  const [row] = await second.lookUp(main)
  await Promise.all([visitor.passSlide(), second.passSlide()])
  const asked = { handle: row?.handle, purpose: 'open-policy' }
  const answers = await Promise.all([askFor('open-policy'), second.ask(getCentPhoneCode, asked)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', tooEarly])
  expect(answers.find(({ code }) => code === tooEarly)?.retryAfterSeconds).toBe(60)

  await service.passTime(60)
  const again = [await askFor('open-policy'), await second.ask(getCentPhoneCode, asked)]
  expect(again.map(({ code }) => code).toSorted()).toEqual(['1', '1006'])
})
