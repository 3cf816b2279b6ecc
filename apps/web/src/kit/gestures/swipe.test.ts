import { expect, test } from 'vitest'
import { directionOf, followed, swipeStep } from './swipe.ts'

test.each([
  { moved: -94, step: 1 },
  { moved: -93.75, step: 0 },
  { moved: -10, step: 0 },
  { moved: 93.75, step: 0 },
  { moved: 94, step: -1 },
])('on a page 375 wide a swipe over $moved leads $step pages on', ({ moved, step }) => {
  expect(swipeStep(moved, 375)).toBe(step)
})

test('a mostly vertical move scrolls, a mostly horizontal one swipes', () => {
  expect(directionOf({ x: 20, y: -21 })).toBe('along')
  expect(directionOf({ x: -21, y: 20 })).toBe('across')
})

test('a move at exactly 45 degrees scrolls', () => {
  expect(directionOf({ x: 20, y: 20 })).toBe('along')
})

test('a finger that trembles has not decided yet', () => {
  expect(directionOf({ x: 5, y: 5 })).toBe('unknown')
})

test('a page follows the finger, but hardly where there is no neighbour', () => {
  expect(followed(-60, 0, 3)).toBe(-60)
  expect(followed(60, 0, 3)).toBe(20)
  expect(followed(60, 2, 3)).toBe(60)
  expect(followed(-60, 2, 3)).toBe(-20)
})
