import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { expect, test } from 'vitest'
import { claimEventType } from '../domains/claims/rules/claim-event.ts'
import { lossType } from '../domains/claims/rules/loss-type.ts'
import { demoClaims } from './demo-claims.ts'
import { demoPolicies } from './demo-policies.ts'
import { failingValues } from './failing-values.samples.ts'

const today = '2026-11-20'
const claims = demoClaims(today)

test('every report number is its claim’s own, and one that the forms accept as it is', () => {
  const numbers = claims.map(({ registNo }) => registNo)
  expect(failingValues(reportNumber, numbers)).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each([today, '2028-02-29', '2025-03-31', '2027-01-01'])(
  'every accident was covered on its day, also when the demo begins on %s',
  (day) => {
    const issued = new Map(demoPolicies(day).map((policy) => [policy.policyNo, policy]))
    for (const { registNo, policyNos, policy, accidentAt, vehicles } of demoClaims(day)) {
      const ownPlate = vehicles.find(({ role }) => role === 'own')?.licenseNo
      const accidentOn = new Date(accidentAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
      expect(policyNos[0], registNo).toBe(policy.policyNo)
      for (const policyNo of policyNos) {
        const covering = issued.get(policyNo)
        expect(covering?.insured.idNumber, registNo).toBe(policy.insuredIdNumber)
        expect(covering?.vehicle?.licenseNo, registNo).toBe(ownPlate)
        expect(covering && covering.startsOn <= accidentOn && accidentOn <= covering.endsOn).toBe(
          true,
        )
      }
    }
  },
)

test('everything that can happen to a claim has happened, and nothing before its report', () => {
  const events = claims.flatMap((claim) => claim.events)
  // What is taken back was noted at the desk: the core tells no such thing.
  const told = claimEventType.options.filter((type) => type !== 'corrected')
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(told))
  for (const { reportedAt, events: own } of claims) {
    expect(own.every(({ at }) => at > reportedAt)).toBe(true)
  }
})

test('a claim takes all kinds of loss there are but that of cargo, which the demo insures nowhere', () => {
  const taken = new Set(claims.flatMap(({ lossTypes }) => lossTypes))
  expect(taken).toEqual(new Set(lossType.options.filter((type) => type !== 'freight')))
})
