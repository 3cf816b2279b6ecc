import { expect, test } from 'vitest'
import { policyStatus } from './policy-status.ts'

const term = {
  startsOn: '2026-03-01',
  startHour: 0,
  endsOn: '2027-02-28',
  cancelledOn: undefined,
}
const noonOf = (day: string) => new Date(`${day}T12:00:00+08:00`)

test.each([
  ['2026-02-28', 'not-started'],
  ['2026-03-01', 'in-force'],
  ['2027-02-28', 'in-force'],
  ['2027-03-01', 'expired'],
])('both days are covered: on %s it is %s', (today, status) => {
  expect(policyStatus(term, noonOf(today))).toBe(status)
})

test.each([
  ['2026-05-31', 'in-force'],
  ['2026-06-01', 'cancelled'],
  ['2028-01-01', 'cancelled'],
])('cancelled from 1 June: on %s it is %s', (today, status) => {
  expect(policyStatus({ ...term, cancelledOn: '2026-06-01' }, noonOf(today))).toBe(status)
})

test('a policy cancelled before it began never was in force', () => {
  const cancelled = { ...term, cancelledOn: '2026-02-01' }
  expect(policyStatus(cancelled, noonOf('2026-01-31'))).toBe('not-started')
  expect(policyStatus(cancelled, noonOf('2026-04-01'))).toBe('cancelled')
})

test.each([
  ['2026-03-01T13:59:59+08:00', 'not-started'],
  ['2026-03-01T14:00:00+08:00', 'in-force'],
])('cover that begins at 14:00 of its first day is at %s %s', (now, status) => {
  expect(policyStatus({ ...term, startHour: 14 }, new Date(now))).toBe(status)
})
