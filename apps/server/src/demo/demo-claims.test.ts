import { reportNumber } from '@ecenter/contract/rules/report-number.ts'
import { expect, test } from 'vitest'
import { claimEventType } from '../domains/claims/rules/claim-event.ts'
import { lossType } from '../domains/claims/rules/loss-type.ts'
import { demoClaims } from './demo-claims.ts'
import { demoPolicies } from './demo-policies.ts'
import { misfits } from './misfits.samples.ts'

const today = '2026-11-20'
const claims = demoClaims(today, demoPolicies(today))

test('every report number is its claim’s own, and one that the forms accept as it is', () => {
  const numbers = claims.map(({ registNo }) => registNo)
  expect(misfits(reportNumber, numbers)).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('every accident was covered on its day, also when the demo begins on a leap day', () => {
  expect(() => demoClaims('2028-02-29', demoPolicies('2028-02-29'))).not.toThrow()
})

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
