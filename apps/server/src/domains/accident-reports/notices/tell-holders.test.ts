import { reportAccident } from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'
import { tellHolders } from './tell-holders.ts'

const service = serviceOfTests()

async function reportBy(mobile: string, licenseNo: string): Promise<void> {
  const visitor = await newSession(service)
  await service.passTime(61)
  await visitor.provePhone(mobile)
  const report = accidentOf(service)
  await visitor.get(reportAccident, { draftId: newDraftId(), mobile, licenseNo, report })
}

async function toldTo(phone: string): Promise<string[]> {
  const messages = (await service.outbox?.messages()) ?? []
  return messages.flatMap(({ to, text }) =>
    to === phone && text.includes('有人为您的车') ? [text] : [],
  )
}

test('whose car it is hears of a report by somebody else, once, without who reported', async () => {
  const reporter = newPhone()
  await reportBy(reporter, cars.main.licenseNo ?? '')
  await tellHolders(service)
  await tellHolders(service)
  const [text = '', ...more] = await toldTo(people.main.mobile ?? '')
  expect(more).toEqual([])
  expect(text).toContain('京A***21')
  expect(text).not.toContain(reporter)
})

test('who reports their own car by its plate is not told of themselves', async () => {
  const { mobile = '' } = people.lastDay
  await reportBy(mobile, cars.lastDay.licenseNo ?? '')
  await tellHolders(service)
  expect(await toldTo(mobile)).toEqual([])
})

test('a plate of nobody rings nowhere', async () => {
  await reportBy(newPhone(), '京N26185')
  await tellHolders(service)
  const left = await service.db
    .selectFrom('accident_report')
    .select('id')
    .where('is_holder_notified', '=', false)
    .execute()
  expect(left).toEqual([])
})

test('whoever names a plate often rings its owner three times a day', async () => {
  for (let at = 0; at < 5; at++) await reportBy(newPhone(), cars.compulsoryOnly.licenseNo ?? '')
  await tellHolders(service)
  expect(await toldTo(people.compulsoryOnly.mobile ?? '')).toHaveLength(3)
})
