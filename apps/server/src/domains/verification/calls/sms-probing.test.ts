import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type CarFacts, newVisitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const day = 24 * 3600
const overAMinute = 61
const main = { car: cars.main, person: people.main }
const other = { car: cars.twoCarsPetrol, person: people.twoCars }
const right = people.main.mobile
const wrong = '13800000001'

const service = serviceOfTests()
beforeEach(() => service.passTime(day))

/** Who knows plate and ID number, in a session of their own, and the codes that their sends end with. */
async function whoKnows(facts: CarFacts) {
  const visitor = newVisitor(service)
  await visitor.open()
  const [row] = await visitor.lookUp(facts)
  const handle = row?.handle ?? ''

  async function send(call: typeof getSMSCode | typeof getCentPhoneCode, body: object) {
    await visitor.passSlide()
    return (await visitor.ask(call, body)).code
  }
  return {
    guess: (mobile: string) => send(getSMSCode, { mobile, purpose: 'open-policy', handle }),
    type: (mobile: string) => send(getSMSCode, { mobile, purpose: 'questionnaire' }),
    askOnFile: (purpose = 'open-policy') => send(getCentPhoneCode, { handle, purpose }),
  }
}

async function rings(phone: string): Promise<number> {
  return (await service.outbox.messages()).filter(({ to }) => to === phone).length
}

test.each([
  ['right', right],
  ['wrong', wrong],
])('a guess at the phone on file is answered the same: the %s one', async (_, mobile) => {
  const one = await whoKnows(main)
  const second = await whoKnows(main)
  expect([await one.guess(mobile), await one.guess(mobile)]).toEqual(['1', 'E0060001'])
  expect(await second.guess(mobile)).toBe('1')

  await service.passTime(overAMinute)
  expect(await one.askOnFile()).toBe('1')
  expect([await one.guess(mobile), await second.guess(mobile)]).toEqual(['E0060001', '1'])
})

test.each([
  ['right', right],
  ['wrong', wrong],
])(
  'the phone on file does not tell that it was guessed or typed: the %s one',
  async (_, mobile) => {
    const visitor = await whoKnows(main)
    expect(await visitor.guess(mobile)).toBe('1')
    expect(await visitor.askOnFile()).toBe('E0060001')
    expect(await visitor.askOnFile('email-policy')).toBe('1')

    await service.passTime(overAMinute)
    expect(await visitor.type(mobile)).toBe('1')
    expect(await (await whoKnows(main)).askOnFile()).toBe('1')
  },
)

test.each([
  ['right', right],
  ['wrong', wrong],
])(
  'nor does it tell after so many guesses that it rings no more: the %s one',
  async (_, mobile) => {
    const before = await rings(right)
    for (let time = 0; time < 6; time++) {
      expect(await (await whoKnows(main)).guess(mobile)).toBe('1')
      await service.passTime(overAMinute)
    }
    expect(await (await whoKnows(main)).askOnFile()).toBe('1')
    expect((await rings(right)) - before).toBe(mobile === right ? 6 : 1)
  },
)

test('a phone that just rang does not ring again for the same, and whoever guesses it is not told', async () => {
  const before = await rings(right)
  expect(await (await whoKnows(main)).askOnFile()).toBe('1')
  expect(await (await whoKnows(main)).guess(right)).toBe('1')
  expect((await rings(right)) - before).toBe(1)
})

test('for another purpose it does: the minute is of a phone and what the code is for', async () => {
  const before = await rings(right)
  expect(await (await whoKnows(main)).askOnFile()).toBe('1')
  expect(await (await whoKnows(other)).type(right)).toBe('1')
  expect((await rings(right)) - before).toBe(2)
})

test('a wrong guess blocks neither the phone that was guessed nor the one on file', async () => {
  const phones = [people.twoCars.mobile, right]
  const ringsOf = () => Promise.all(phones.map(rings))
  const [guessed = 0, onFile = 0] = await ringsOf()
  expect(await (await whoKnows(main)).guess(people.twoCars.mobile)).toBe('1')
  expect(await ringsOf()).toEqual([guessed, onFile])

  expect(await (await whoKnows(other)).askOnFile()).toBe('1')
  expect(await (await whoKnows(main)).askOnFile()).toBe('1')
  expect(await ringsOf()).toEqual([guessed + 1, onFile + 1])
})
