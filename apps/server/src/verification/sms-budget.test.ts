import { getCentPhoneCode } from '@ecenter/contract/verification/get-cent-phone-code.ts'
import { getSMSCode } from '@ecenter/contract/verification/get-sms-code.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestParts, type TestParts } from '../../test/test-parts.ts'
import { newVisitor } from '../../test/visitor.ts'
import { cars } from '../demo/cars.ts'
import { people } from '../demo/people.ts'

const day = 24 * 3600
const stranger = '13800000001'

let service: TestParts
beforeAll(async () => {
  service = await openTestParts()
})
afterEach(() => service.passTime(day))
afterAll(() => service.close())

/** As if a hundred thousand codes had been sent this way today. */
async function useUp(budget: 'typed' | 'on-file'): Promise<void> {
  const { db, clock } = service.parts
  const key = `smsBudgetDay:${budget}`
  const used = { points: 100_000, expires_at: new Date(clock.now().getTime() + day * 1000) }
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
  const typed = await visitor.ask(getSMSCode, { mobile: stranger, purpose: 'questionnaire' })
  await visitor.passSlide()
  const asked = { handle: row?.handle, purpose: 'open-policy' }
  const onFile = await visitor.ask(getCentPhoneCode, asked)
  const messages = await service.outbox.messages()
  const rung = messages.slice(0, messages.length - before).map(({ to }) => to)
  return { typed: typed.code, onFile: onFile.code, rung }
}

test('typed phones that have used up their day leave the codes that open policies alone', async () => {
  await useUp('typed')
  expect(await sendBothWays()).toEqual({ typed: '1', onFile: '1', rung: [people.main.mobile] })
})

test('who asks for the phone on file is told when the day is used up', async () => {
  await useUp('on-file')
  expect(await sendBothWays()).toEqual({ typed: '1', onFile: 'E0060002', rung: [stranger] })
})
