import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

const today = '2026-11-20'
const ordinary = { isPaperOnly: false, cancelledOn: undefined, kind: 'commercial' } as const

test.each(['commercial', 'compulsory'] as const)('a %s policy has its document', (kind) => {
  expect(availabilityOf({ ...ordinary, kind }, today, '95518')).toEqual({ isAvailable: true })
})

test.each([
  ['a paper policy', { isPaperOnly: true }, '纸质版'],
  ['a cancelled policy', { cancelledOn: today }, '已退保'],
  ['an accident cover', { kind: 'accident' as const }, '即将开放'],
  ['a paper policy that was cancelled', { isPaperOnly: true, cancelledOn: today }, '纸质版'],
])('%s has none, and the customer reads why', (_, facts, reason) => {
  expect(availabilityOf({ ...ordinary, ...facts }, today, '95518')).toEqual({
    isAvailable: false,
    reason: expect.stringContaining(reason),
  })
})

test('a policy that will be cancelled still has its document', () => {
  const facts = { ...ordinary, cancelledOn: '2026-11-21' }
  expect(availabilityOf(facts, today, '95518')).toEqual({ isAvailable: true })
})
