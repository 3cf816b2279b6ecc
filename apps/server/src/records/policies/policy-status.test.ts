import { expect, test } from 'vitest'
import { policyStatus } from './policy-status.ts'

const term = { startsOn: '2026-03-01', endsOn: '2027-02-28', cancelledOn: undefined }

test.each([
  ['2026-02-28', 'not-started'],
  ['2026-03-01', 'in-force'],
  ['2027-02-28', 'in-force'],
  ['2027-03-01', 'expired'],
])('both days are covered: on %s it is %s', (today, status) => {
  expect(policyStatus(term, today)).toBe(status)
})

test.each([
  ['2026-05-31', 'in-force'],
  ['2026-06-01', 'cancelled'],
  ['2028-01-01', 'cancelled'],
])('cancelled from 1 June: on %s it is %s', (today, status) => {
  expect(policyStatus({ ...term, cancelledOn: '2026-06-01' }, today)).toBe(status)
})

test('a policy cancelled before it began never was in force', () => {
  const cancelled = { ...term, cancelledOn: '2026-02-01' }
  expect(policyStatus(cancelled, '2026-01-31')).toBe('not-started')
  expect(policyStatus(cancelled, '2026-04-01')).toBe('cancelled')
})
