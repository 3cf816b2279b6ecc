import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { findPoliciesOfPerson } from '@ecenter/contract/policies/policies-of-people.ts'
import { findTrafficCoversWithoutCar } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  household,
  policyOf,
  ride,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { findBehind } from '../store/lookup-key-search.ts'
import { nameLookupKey } from '../store/other-lookup-keys.ts'

const { company, owner, rider } = town
const asCompany = { insuredName: company.name, identifyNumber: company.idNumber }
const asRider = {
  insuredName: rider.name,
  identifyNumber: rider.idNumber,
  personType: '1',
} as const
const asOwner = { insuredName: owner.name, identifyNumber: owner.idNumber } as const

/** The company's policies, each begun a day after the one before it. */
function homes(count: number, given: Parameters<typeof household>[1]) {
  return Array.from({ length: count }, (_, at) =>
    household(company, { startsOn: `2026-01-${String(at + 1).padStart(2, '0')}`, ...given }),
  )
}

const past = { startsOn: '2024-01-01', endsOn: '2024-12-31' }
const all = [
  ...homes(31, {}),
  ...homes(10, past),
  ...homes(3, { startsOn: '2027-01-01', endsOn: '2027-12-31' }),
  ...homes(1, { cancelledOn: '2026-10-01' }),
]
const rides = [ride(rider), ride(rider, past), ride(rider, { cancelledOn: '2026-06-01' })]
const car = policyOf('EAC', { insured: owner })

const service = serviceOfTests({ demo: false })
let visitor: Visitor
beforeAll(async () => {
  await storeInTown(service, [...all, ...rides, household(rider), car])
})
beforeEach(async () => {
  await service.passTime(3600)
  visitor = newVisitor(service)
  await visitor.open()
})

type Asked = TypedOf<typeof findPropertyPolicies>

async function find(asked: Asked): Promise<ResponseOf<typeof findPropertyPolicies>> {
  const verificationCode = await visitor.readImageCode()
  return visitor.get(findPropertyPolicies, { ...asked, verificationCode })
}

test('a long list comes in pages, and pages need no further code', async () => {
  const first = await find(asCompany)
  const second = await visitor.get(findPropertyPolicies, { ...asCompany, page: 2 })
  const third = await visitor.get(findPropertyPolicies, { ...asCompany, page: 3 })
  expect([first, second, third].map(({ policyInfoList }) => policyInfoList.length)).toEqual([
    20, 20, 5,
  ])
  expect([first, second, third].map(({ total, nextPage }) => [total, nextPage])).toEqual([
    [45, 2],
    [45, 3],
    [45, undefined],
  ])
  const rows = [first, second, third].flatMap(({ policyInfoList }) => policyInfoList)
  expect(new Set(rows.map(({ handle }) => handle)).size).toBe(45)
})

test('what covers now comes first, then what will, then what has ended, each the newest first', async () => {
  const first = await find(asCompany)
  const second = await visitor.get(findPropertyPolicies, { ...asCompany, page: 2 })
  const third = await visitor.get(findPropertyPolicies, { ...asCompany, page: 3 })
  const rows = [first, second, third].flatMap(({ policyInfoList }) => policyInfoList)
  const statuses = ['in-force', 'not-started', 'expired', 'cancelled'] as const
  const places = rows.map(({ status }) => statuses.indexOf(status))
  expect(new Set(places).size).toBe(4)
  expect(places).toEqual(places.toSorted())
  for (const status of statuses) {
    const days = rows.filter((row) => row.status === status).map(({ startDate }) => startDate)
    expect(days).toEqual(days.toSorted().toReversed())
  }
})

test('the list can be cut to one status; the counts stay those of all', async () => {
  const whole = await find(asCompany)
  const statusCounts = { 'in-force': 31, 'not-started': 3, expired: 10, cancelled: 1 }
  expect(whole.statusCounts).toEqual(statusCounts)
  for (const [status, total] of [
    ['in-force', 31],
    ['expired', 10],
    ['cancelled', 1],
  ] as const) {
    const cut = await visitor.get(findPropertyPolicies, { ...asCompany, status })
    expect(cut).toMatchObject({ total, statusCounts })
    expect(cut.nextPage).toBe(total > 20 ? 2 : undefined)
    expect(new Set(cut.policyInfoList.map((row) => row.status))).toEqual(new Set([status]))
  }
})

test('a status or page with nothing in it is an empty list, not a failed lookup', async () => {
  await find(asRider)
  for (const asked of [{ status: 'not-started' as const }, { page: 2 }]) {
    const list = await visitor.get(findPropertyPolicies, { ...asRider, ...asked })
    expect(list.policyInfoList).toEqual([])
  }
  expect((await visitor.session()).failedLookups).toBe(0)
})

test('pages end with the proof', async () => {
  await find(asCompany)
  await service.passTime(15 * 60 + 1)
  const answer = await visitor.ask(findPropertyPolicies, { ...asCompany, page: 2 })
  expect(answer).toMatchObject({ code: '1008' })
})

test('the session knows the rows it was shown and no others', async () => {
  const lookupKey = nameLookupKey(service.keys, 'applicant', company.name, company.idNumber)
  const found = await findBehind(service, [[lookupKey]])
  const session = await visitor.session()
  const shown = (await find(asCompany)).policyInfoList.map(({ handle }) => handle)
  const handles = found.map(({ ref }) => service.grants.handleOf(session, ref))
  const others = handles.filter((handle) => !shown.includes(handle))
  expect([shown.length, others.length]).toEqual([20, 25])
  for (const handle of others) {
    expect(await service.grants.find(session, handle, { level: 'knowledge' })).toBeUndefined()
  }
  const unseen = { handle: others[0], purpose: 'open-policy' }
  expect(await visitor.ask(getCentPhoneCode, unseen)).toMatchObject({ code: 'E3010001' })
})

test('accident covers that have ended are not among the current ones', async () => {
  const everything = await find(asRider)
  expect(everything.total).toBe(4)
  const current = await visitor.get(findTrafficCoversWithoutCar, asRider)
  expect(current).toMatchObject({
    total: 1,
    policyInfoList: [{ kind: 'driver-accident', status: 'in-force' }],
  })
})

test('cars stay with the forms for cars, but a person’s list has them', async () => {
  const { policyInfoList } = await find(asOwner)
  expect(policyInfoList).toEqual([])
  const ofPerson = await visitor.get(findPoliciesOfPerson, {
    ...asOwner,
    verificationCode: await visitor.readImageCode(),
  })
  expect(ofPerson.policyInfoList).toMatchObject([{ kind: 'accident' }])
})
