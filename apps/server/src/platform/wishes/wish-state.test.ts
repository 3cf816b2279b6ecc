import { expect, test } from 'vitest'
import { afterAnswer, statusOf, type WishState } from './wish-state.ts'

test.each([
  ['asked', 'accepted', { kind: 'ends', state: 'answered' }],
  ['asked', 'refused', { kind: 'ends', state: 'refused' }],
  ['replaced', 'accepted', { kind: 'ends', state: 'answered' }],
  ['replaced', 'refused', { kind: 'ends', state: 'refused' }],
  ['answered', 'accepted', { kind: 'stands' }],
  ['refused', 'refused', { kind: 'stands' }],
  ['answered', 'refused', { kind: 'contradicts' }],
  ['refused', 'accepted', { kind: 'contradicts' }],
] as const)('a wish that is %s and then %s', (state, answer, after) => {
  expect(afterAnswer(state, answer)).toEqual(after)
})

test.each<[WishState, number, string]>([
  ['asked', -1, 'asked'],
  ['asked', 0, 'overdue'],
  ['answered', 1, 'answered'],
  ['refused', 1, 'refused'],
  ['replaced', 1, 'replaced'],
])('%s, %i s after it was due, stands as %s', (state, seconds, status) => {
  const dueAt = new Date('2026-11-25T08:00:00Z')
  expect(statusOf({ state, dueAt }, new Date(dueAt.getTime() + seconds * 1000))).toBe(status)
})
