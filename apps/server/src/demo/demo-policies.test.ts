import { frameNumber } from '@ecenter/contract/rules/frame-number.ts'
import { licensePlate } from '@ecenter/contract/rules/license-plate.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import { idNumber } from '@ecenter/contract/rules/people/id-number.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { name } from '@ecenter/contract/rules/people/name.ts'
import { carPolicyNumber } from '@ecenter/contract/rules/policy-number.ts'
import { expect, test } from 'vitest'
import { policyStatus } from '../domains/policies/rules/policy-status.ts'
import { cars } from './cars.ts'
import { demoPolicies } from './demo-policies.ts'
import { failingValues } from './failing-values.samples.ts'
import { frameCheckDigit } from './made-up-numbers.ts'
import { people } from './people.ts'

const today = '2026-11-20'
const leapDay = '2028-02-29'
const policies = demoPolicies(today)
const parties = policies.flatMap(({ applicant, insured, insuredPeople = [] }) => [
  applicant,
  insured,
  ...insuredPeople,
])
const vehicles = policies.flatMap(({ vehicle }) => vehicle ?? [])

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+08:00`)
}

function isDefined<Value>(value: Value | undefined): value is Value {
  return value !== undefined
}

function statusesOf(holder: { idNumber: string }): string[] {
  return policies
    .filter(({ insured }) => insured.idNumber === holder.idNumber)
    .map((policy) => `${policy.productCode} ${policyStatus(policy, noonOf(today))}`)
}

test('every ID number, name, phone, plate and frame number is one that the forms accept as it is', () => {
  expect(
    failingValues(
      idNumber,
      parties.map((party) => party.idNumber),
    ),
  ).toEqual([])
  expect(
    failingValues(
      name,
      parties.map((party) => party.name),
    ),
  ).toEqual([])
  expect(failingValues(mobile, parties.map((party) => party.mobile).filter(isDefined))).toEqual([])
  const plates = vehicles.map(({ licenseNo }) => licenseNo).filter(isDefined)
  expect(failingValues(licensePlate, plates)).toEqual([])
  expect(
    failingValues(
      frameNumber,
      vehicles.map(({ frameNo }) => frameNo),
    ),
  ).toEqual([])
})

test('the check digit of every frame number fits', () => {
  expect(frameCheckDigit('1M8GDM9AXKP042788')).toBe('X')
  expect(vehicles.filter(({ frameNo }) => frameNo[8] !== frameCheckDigit(frameNo))).toEqual([])
})

test('every ID number is of a county that does not exist', () => {
  const residents = parties.filter(({ idNumber }) => /^[1-8]/.test(idNumber))
  const companies = parties.filter(({ idNumber }) => idNumber.startsWith('9'))
  expect(residents.filter(({ idNumber }) => idNumber.slice(4, 6) !== '99')).toEqual([])
  expect(companies.filter(({ idNumber }) => idNumber.slice(6, 8) !== '99')).toEqual([])
})

test('every policy has a number of its own that says class and year of issue', () => {
  const numbers = policies.map(({ policyNo }) => policyNo)
  expect(new Set(numbers).size).toBe(numbers.length)
  const ofCars = policies.filter(({ productCode }) => ['DZA', 'DAA'].includes(productCode))
  expect(
    failingValues(
      carPolicyNumber,
      ofCars.map(({ policyNo }) => policyNo),
    ),
  ).toEqual([])
  expect(failingValues(otherPolicyNumber, numbers)).toEqual([])
  for (const { policyNo, productCode, issuedOn } of policies) {
    expect(policyNo).toMatch(new RegExp(`^P${productCode}${issuedOn.slice(0, 4)}\\d{14}$`))
  }
})

test('every endorsement has a number of its own', () => {
  const numbers = policies.flatMap(({ endorsements }) =>
    endorsements.map(({ endorsementNo }) => endorsementNo),
  )
  expect(numbers.filter((number) => !/^EP[A-Z]{3}20\d{20}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('the premiums of the covers add up to that of the policy, to the fen', () => {
  for (const { productCode, coverages, premiumFen } of policies) {
    const sum = coverages.reduce((total, coverage) => total + coverage.premiumFen, 0)
    expect(sum).toBe(productCode === 'DZA' ? 0 : premiumFen)
    expect(Number.isSafeInteger(premiumFen) && premiumFen > 0).toBe(true)
  }
})

test('no two cars share a plate, a frame number or an engine number', () => {
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.frameNo, vehicle]))
  const distinct = [...vehicleOf.values()]
  const plates = distinct.map(({ licenseNo }) => licenseNo).filter(isDefined)
  const withoutPlate = distinct.filter(({ licenseNo }) => licenseNo === undefined)
  expect(new Set(plates).size).toBe(distinct.length - withoutPlate.length)
  expect(withoutPlate).toHaveLength(2)
  expect(new Set(distinct.map(({ engineNo }) => engineNo)).size).toBe(distinct.length)
})

test('an ID number belongs to one name and a phone to one ID number', () => {
  const nameOf = new Map(parties.map((party) => [party.idNumber, party.name]))
  expect(parties.filter((party) => nameOf.get(party.idNumber) !== party.name)).toEqual([])
  const idOf = new Map(parties.map((party) => [party.mobile, party.idNumber]))
  const withPhone = parties.filter((party) => party.mobile !== undefined)
  expect(withPhone.filter((party) => idOf.get(party.mobile) !== party.idNumber)).toEqual([])
})

test.each([today, leapDay, '2028-02-28', '2027-01-01'])(
  'on %s nothing lies in the wrong order',
  (day) => {
    for (const policy of demoPolicies(day)) {
      expect(policy.issuedOn <= day).toBe(true)
      expect(policy.issuedOn <= policy.startsOn && policy.startsOn < policy.endsOn).toBe(true)
      for (const { effectiveOn } of policy.endorsements) {
        expect(effectiveOn >= policy.startsOn && effectiveOn <= day).toBe(true)
      }
    }
  },
)

test('the same day gives the same data, another day other days for the same people', () => {
  expect(demoPolicies(today)).toEqual(policies)
  const tomorrow = demoPolicies('2026-11-21')
  expect(tomorrow.map(({ insured }) => insured)).toEqual(policies.map(({ insured }) => insured))
  expect(tomorrow[0]?.startsOn).not.toBe(policies[0]?.startsOn)
})

test('the main customer has policies in force, ended and still to come', () => {
  expect(statusesOf(people.main).filter((status) => !status.startsWith('RAA'))).toEqual([
    'DAA in-force',
    'DZA in-force',
    'EAC not-started',
    'DAA expired',
    'DZA expired',
    'EAC expired',
    'JAA in-force',
    'JAA expired',
    'EAA in-force',
    'EAA expired',
    'EAF in-force',
    'EAD in-force',
    'EAD expired',
    'HAD not-started',
    'HAD expired',
  ])
})

test('each special customer is what the list of identities says', () => {
  expect(statusesOf(people.expired)).toEqual(['DAA expired', 'DZA expired'])
  expect(statusesOf(people.future)).toEqual(['DAA not-started', 'DZA not-started'])
  expect(statusesOf(people.cancelled)).toEqual(['DAA cancelled', 'DZA cancelled'])
  expect(statusesOf(people.compulsoryOnly)).toEqual(['DZA in-force'])
  expect(statusesOf(people.fleet)).toHaveLength(24)
  expect(statusesOf(people.householdExpired)).toEqual(['JAA expired'])
  expect(statusesOf(people.householdToCome)).toEqual(['JAA not-started'])
  expect(statusesOf(people.accidentCancelled)).toEqual(['EAA cancelled'])
  expect(statusesOf(people.driver)).toEqual(['EAD in-force', 'EAD expired'])
  expect(statusesOf(people.traveller)).toEqual(['HAD in-force', 'HAD not-started'])
  expect(statusesOf(people.borrower)).toEqual(['EAB in-force', 'EAB expired'])
  expect(statusesOf(people.teaHouse)).toEqual(['ZAA expired'])
})

test('a policy whose last day is today is in force, and its renewal begins tomorrow', () => {
  const day = (value: string) =>
    demoPolicies(value).filter(({ insured }) => insured === people.lastDay)
  for (const value of [today, leapDay, '2028-02-28']) {
    const [renewal, , ending] = day(value)
    expect(ending?.endsOn).toBe(value)
    expect(renewal && policyStatus(renewal, noonOf(value))).toBe('not-started')
  }
})

test('electric cars pay no vehicle tax, others pay it with the compulsory policy', () => {
  const withTax = policies.filter(({ vehicleTaxFen }) => vehicleTaxFen !== undefined)
  expect(new Set(withTax.map(({ productCode }) => productCode))).toEqual(new Set(['DZA']))
  const taxed = withTax.map(({ vehicle }) => vehicle?.frameNo)
  expect(taxed).toContain(cars.twoCarsPetrol.frameNo)
  expect(taxed).not.toContain(cars.twoCarsElectric.frameNo)
})
