import { expect, test } from 'vitest'
import { afterPress } from './checklist-limit.ts'

test('rows are chosen in the order in which they are pressed, and pressed again they are not', () => {
  expect(afterPress(['b'], 'a')).toEqual(['b', 'a'])
  expect(afterPress(['b', 'a'], 'b')).toEqual(['a'])
})

test('beyond the maximum the newest is dropped, what was chosen before stays', () => {
  expect(afterPress(['c', 'a', 'b'], 'd', 3)).toEqual(['c', 'a', 'b'])
})

test('at the maximum a row can still be taken back, and another one chosen then', () => {
  const two = afterPress(['c', 'a', 'b'], 'a', 3)
  expect(two).toEqual(['c', 'b'])
  expect(afterPress(two, 'd', 3)).toEqual(['c', 'b', 'd'])
})

test('a choice that came in too long loses its newest', () => {
  expect(afterPress(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c'])
})

test('without a maximum all can be chosen', () => {
  const all = Array.from({ length: 40 }, (_, at) => at)
  expect(all.reduce<readonly number[]>((chosen, each) => afterPress(chosen, each), [])).toEqual(all)
})
