import type { TypedOf } from '@ecenter/contract/call.ts'
import { queryCorrect, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { findTrafficCovers, queryCarPolicy } from '@ecenter/contract/policies/policy-calls.ts'
import { findUnplatedCar } from '@ecenter/contract/policies/policy-lookups.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestService, type TestService } from '../../../../test/test-services.ts'
import { type CarFacts, factsOf, newSession, type Visitor } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { identitiesToTry } from '../../../demo/identities-to-try.ts'
import { people } from '../../../demo/people.ts'

const main = { car: cars.main, person: people.main }
const othersPlate = cars.twoCarsPetrol.licenseNo ?? ''
const missing = { code: 'E3010001', message: '验证已过期，请重新验证。' }

let service: TestService
let visitor: Visitor
beforeEach(async () => {
  service = await openTestService()
  visitor = await newSession(service)
})
afterEach(() => service.close())

async function find(facts: CarFacts = main): Promise<string> {
  const row = (await visitor.lookUp(facts)).find(({ kind }) => kind === 'commercial')
  return row?.handle ?? ''
}

/** Types a fresh code for the action and asks for the plate. */
async function correct(handle: string, licenseNo: string) {
  await prove(handle, 'correct-plate')
  return visitor.ask(updateCorrect, { handle, licenseNo })
}

async function prove(handle: string, purpose: 'correct-plate' | 'open-policy' | 'email-policy') {
  // A phone gets one code a minute.
  await service.passTime(61)
  await visitor.proveOnFile(handle, purpose)
}

async function plates(handle: string): Promise<(string | undefined)[]> {
  await prove(handle, 'open-policy')
  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
  return policyInfoList.map(({ vehicle }) => vehicle?.licenseNo)
}

test('a corrected plate stands on both policies, each with its endorsement', async () => {
  const handle = await find()
  const { endorsements: made } = await corrected(handle, '京A9Z876')

  await prove(handle, 'open-policy')
  const { policyInfoList } = await visitor.get(queryCarPolicy, { handle })
  expect(policyInfoList.map(({ vehicle }) => vehicle?.licenseNo)).toEqual(['京A9Z876', '京A9Z876'])
  const newest = policyInfoList.map(({ endorsements }) => endorsements.at(-1))
  const numbers = made.map(({ endorsementNo }) => endorsementNo)
  expect(numbers).toEqual(expect.arrayContaining(newest.map((each) => each?.endorsementNo)))
  // The accident cover that begins in 12 days is the third.
  expect(numbers).toHaveLength(3)
  for (const endorsement of newest) {
    expect(endorsement).toMatchObject({
      kind: '车牌更正',
      effectiveOn: service.clock.today(),
      premiumChange: 0,
      changes: [{ item: '车牌号', before: '京A8K621', after: '京A9Z876' }],
    })
  }
})

async function corrected(handle: string, licenseNo: string) {
  await prove(handle, 'correct-plate')
  return visitor.get(updateCorrect, { handle, licenseNo })
}

test('afterwards the policies are found by the new plate, and by the old one only what ended before', async () => {
  await correct(await find(), '京A9Z876')
  visitor = await newSession(service)
  const renamed = { car: { licenseNo: '京A9Z876' }, person: people.main }
  const statuses = (await visitor.lookUp(renamed)).map(({ status }) => status)
  expect(statuses).toEqual(['in-force', 'in-force'])
  const covers = await visitor.get(findTrafficCovers, factsOf(renamed))
  expect(covers.policyInfoList).toMatchObject([{ kind: 'accident', status: 'not-started' }])
  const old = (await visitor.lookUp(main)).map(({ status }) => status)
  expect(old).not.toContain('in-force')
})

test('a new car without a plate gets its first one', async () => {
  const [entry] = identitiesToTry(service.clock.today()).policies.filter(({ call }) =>
    call.endsWith(findUnplatedCar.path),
  )
  const code = await visitor.readImageCode()
  const { policyInfoList } = await visitor.get(findUnplatedCar, {
    ...(entry?.request as TypedOf<typeof findUnplatedCar>),
    code,
  })
  const handle = policyInfoList[0]?.handle ?? ''
  await prove(handle, 'open-policy')
  expect(await visitor.get(queryCorrect, { handle })).toMatchObject({ canCorrect: true })
  expect(await visitor.get(queryCorrect, { handle })).not.toHaveProperty('licenseNo')
  await corrected(handle, '京AD67890')
  expect(await plates(handle)).toEqual(['京AD67890', '京AD67890'])
})

test('without a fresh code for this very action nothing is changed', async () => {
  const handle = await find()
  expect(await visitor.ask(updateCorrect, { handle, licenseNo: '京A9Z876' })).toMatchObject(missing)
  await prove(handle, 'email-policy')
  expect(await visitor.ask(updateCorrect, { handle, licenseNo: '京A9Z876' })).toMatchObject(missing)
  await prove(handle, 'correct-plate')
  const other = (await visitor.lookUp({ car: cars.expired, person: people.expired }))[0]
  const elsewhere = { handle: other?.handle ?? '', licenseNo: '京A9Z876' }
  expect(await visitor.ask(updateCorrect, elsewhere)).toMatchObject(missing)
  expect(await plates(handle)).toEqual(['京A8K621', '京A8K621'])
})

test('one code opens one correction, however often it is pressed', async () => {
  const handle = await find()
  await prove(handle, 'correct-plate')
  const asked = ['京A9Z871', '京A9Z872', '京A9Z873'].map((licenseNo) =>
    visitor.ask(updateCorrect, { handle, licenseNo }),
  )
  const codes = (await Promise.all(asked)).map(({ code }) => code)
  expect(codes.toSorted()).toEqual(['1', 'E3010001', 'E3010001'])
})

test.each([
  ['京A8K621', '这就是保单上现在的车牌号，请核对后填写新的车牌号'],
  ['京A8K62', '车牌号是 7 位，新能源车是 8 位，现在 6 位，请核对'],
])('%s is refused at its field, and the code is not used up', async (licenseNo, message) => {
  const handle = await find()
  const refused = { code: '1000', field: 'licenseNo', message }
  expect(await correct(handle, licenseNo)).toMatchObject(refused)
  const right = await visitor.ask(updateCorrect, { handle, licenseNo: '京A9Z876' })
  expect(right).toMatchObject({ code: '1' })
})

test.each([
  ['expired', { car: cars.expired, person: people.expired }, /保单已到期/],
  ['cancelled', { car: cars.cancelled, person: people.cancelled }, /保单已退保/],
])('the plate of a policy that has %s stays, and the customer reads why', async (_, facts, why) => {
  const handle = await find(facts)
  await prove(handle, 'open-policy')
  const asked = await visitor.get(queryCorrect, { handle })
  expect(asked).toMatchObject({ canCorrect: false, reason: expect.stringMatching(why) })
  const refused = { code: 'E3020001', message: expect.stringMatching(why) }
  expect(await correct(handle, '京A9Z876')).toMatchObject(refused)
})

test('a car takes three tries a day, whichever of its policies is asked', async () => {
  const rows = await visitor.lookUp(main)
  const [first = '', second = ''] = rows.map(({ handle }) => handle)
  await corrected(first, '京A9Z871')
  await corrected(second, '京A9Z872')
  expect(await correct(first, othersPlate)).toMatchObject({ field: 'licenseNo' })
  expect(await correct(second, '京A9Z873')).toMatchObject({
    code: 'E3020001',
    message: expect.stringContaining('一天最多改 3 次'),
  })
  expect(await plates(first)).toEqual(['京A9Z872', '京A9Z872'])
})

test('the plate of another insured car is refused at its field, and nothing is changed', async () => {
  const handle = await find()
  expect(await correct(handle, othersPlate)).toMatchObject({
    code: '1000',
    field: 'licenseNo',
    message: expect.stringContaining('已登记在另一辆车的保单上'),
  })
  expect(await plates(handle)).toEqual(['京A8K621', '京A8K621'])
})

test('of two corrections at once, by either policy of the car, one comes after the other', async () => {
  const rows = await visitor.lookUp(main)
  const [first = '', second = ''] = rows.map(({ handle }) => handle)
  await prove(first, 'correct-plate')
  await prove(second, 'correct-plate')
  const answers = await Promise.all([
    visitor.ask(updateCorrect, { handle: first, licenseNo: '京A9Z871' }),
    visitor.ask(updateCorrect, { handle: second, licenseNo: '京A9Z872' }),
  ])
  expect(answers.map(({ code }) => code)).toEqual(['1', '1'])
  const [plate, ...others] = await plates(first)
  expect(['京A9Z871', '京A9Z872']).toContain(plate)
  expect(others).toEqual([plate])
})
