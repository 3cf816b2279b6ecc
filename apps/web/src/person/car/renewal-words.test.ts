import { expect, test } from 'vitest'
import { renewalWords } from './renewal-words.ts'

const running = { status: 'in-force', endDate: '2027-02-28', renewFrom: '2026-12-30' } as const

test('until a car can be renewed the day is told, and nothing is to be done', () => {
  expect(renewalWords(running, '2026-12-29')).toEqual({
    title: '2026-12-30 起可以续保',
    text: '现在不用管',
    canRenew: false,
  })
})

test('from that day on it can be renewed', () => {
  expect(renewalWords(running, '2026-12-30')).toMatchObject({
    title: '现在可以续保',
    canRenew: true,
  })
})

test('a car without cover says so, and one that is yet to be covered has nothing to renew', () => {
  expect(renewalWords({ status: 'expired' }, '2026-12-30')?.title).toBe('保险已经到期')
  expect(renewalWords({ status: 'cancelled' }, '2026-12-30')?.title).toBe('保单已经退保')
  expect(renewalWords({ status: 'not-started' }, '2026-12-30')).toBeUndefined()
})
