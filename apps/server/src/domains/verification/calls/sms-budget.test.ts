import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { getSMSCode } from '@ecenter/contract/verification/verification-calls.ts'
import { afterEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const day = 24 * 3600
const budget = 100_000
const otherVisitor = '13800000001'

const service = serviceOfTests()
afterEach(() => service.passTime(day))

/** As if so many codes had been sent this way today. */
async function spend(points: number, way: 'typed' | 'onFile'): Promise<void> {
  const { db, clock } = service
  const key = `smsBudgetDay:${way}`
  const used = { points, expires_at: new Date(clock.now().getTime() + day * 1000) }
  await db
    .insertInto('counter')
    .values({ key, ...used })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(used))
    .execute()
}

/** Asks for a code each way: how both ended, and who was rung. */
async function sendBothWays() {
  const before = (await service.outbox.messages()).length
  const visitor = newVisitor(service)
  await visitor.open()
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  await visitor.passSlide()
  const typed = await visitor.ask(getSMSCode, { mobile: otherVisitor, purpose: 'questionnaire' })
  await visitor.passSlide()
  const asked = { handle: row?.handle, purpose: 'open-policy' }
  const onFile = await visitor.ask(getCentPhoneCode, asked)
  const messages = await service.outbox.messages()
  const rung = messages.slice(0, messages.length - before).map(({ to }) => to)
  return { typed: typed.code, onFile: onFile.code, rung }
}

test('who types a phone is told when the day is used up; codes that open policies go on', async () => {
  await spend(budget, 'typed')
  expect(await sendBothWays()).toEqual({
    typed: 'E0060002',
    onFile: '1',
    rung: [people.main.mobile],
  })
})

test('who asks for the phone on file is told when the day is used up', async () => {
  await spend(budget, 'onFile')
  expect(await sendBothWays()).toEqual({ typed: '1', onFile: 'E0060002', rung: [otherVisitor] })
})

test.each([
  ['right', people.main.mobile],
  ['wrong', otherVisitor],
])('so is who guesses it, and no more than that: the %s one', async (_, mobile) => {
  await spend(budget, 'onFile')
  const visitor = newVisitor(service)
  await visitor.open()
  const [row] = await visitor.lookUp({ car: cars.main, person: people.main })
  await visitor.passSlide()
  const asked = { mobile, purpose: 'open-policy', handle: row?.handle }
  expect((await visitor.ask(getSMSCode, asked)).code).toBe('E0060002')
})

test('at half of the day the log tells it, once', async () => {
  const alarms = () => service.logged.filter((line) => line.includes('"limit":"smsBudgetDay"'))
  await spend(budget / 2 - 1, 'typed')
  await sendBothWays()
  await service.passTime(61)
  await sendBothWays()
  expect(alarms()).toEqual([expect.stringContaining('"count":50000,"msg":"alarm"')])
})
