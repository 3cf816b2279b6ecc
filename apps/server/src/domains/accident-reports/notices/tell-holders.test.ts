import {
  listOwnCars,
  reportAccident,
  reportOwnAccident,
} from '@ecenter/contract/accident-reports/accident-report-calls.ts'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accidentOf, newDraftId } from '../../../../test/subjects/accidents.ts'
import { carPolicyOf, storeInTown } from '../../../../test/subjects/policies/other-policies.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { newSession } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { residentId } from '../../../demo/made-up-numbers.ts'
import { people } from '../../../demo/people.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { tellHolders } from './tell-holders.ts'

const service = serviceOfTests()

async function reportBy(mobile: string, licenseNo: string): Promise<void> {
  const visitor = await newSession(service)
  await service.passTime(61)
  await visitor.provePhone(mobile)
  const report = accidentOf(service)
  await visitor.get(reportAccident, { draftId: newDraftId(), mobile, licenseNo, report })
}

async function reportOwnBy(mobile: string, idNumber: string, plate: string): Promise<void> {
  const visitor = await newSession(service)
  await service.passTime(61)
  await visitor.provePerson(mobile, { idTail: idNumber.slice(-4) })
  const { cars: own } = await visitor.get(listOwnCars, {})
  const handle = own.find(({ title }) => title === plate)?.handle ?? ''
  const report = accidentOf(service)
  await visitor.get(reportOwnAccident, { draftId: newDraftId(), handle, report })
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

test('whose phone is merely written on the policy reports for its holder, who hears of it', async () => {
  const garage = '13300000951'
  const owner = {
    name: '修车的人',
    idNumber: residentId('3301', '1979-04-04', 331),
    mobile: '13300000952',
  }
  const { mobile } = owner
  await storeInTown(service, [
    carPolicyOf({ ...owner, mobile: garage }, '浙A8R331'),
    carPolicyOf({ ...owner, mobile: garage }, '浙A8R332'),
  ])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  await reportOwnBy(garage, owner.idNumber, '浙A8R331')
  await tellHolders(service)
  const told = [expect.stringContaining('浙A***31')]
  expect(await toldTo(mobile)).toEqual(told)
  await reportOwnBy(mobile, owner.idNumber, '浙A8R332')
  await tellHolders(service)
  expect(await toldTo(mobile)).toEqual(told)
  expect(await toldTo(garage)).toEqual([])
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
