import { expect, test } from 'vitest'
import { letterAt, letterForKey, letterStride, sectionAt } from './index-rail.ts'

test.each([
  { y: 0, letter: 0 },
  { y: 19.9, letter: 0 },
  { y: 20, letter: 1 },
  { y: 519, letter: 25 },
])('a finger at $y of a rail of 26 letters, 20 px each, points at letter $letter', (touch) => {
  expect(letterAt(touch.y, 520, 26)).toBe(touch.letter)
})

test('a finger above or below the rail stays at its first or last letter', () => {
  expect([letterAt(-40, 520, 26), letterAt(900, 520, 26)]).toEqual([0, 25])
})

test('all letters are written where there is room, else every second or third', () => {
  expect(letterStride(26, 520, 20)).toBe(1)
  expect(letterStride(26, 519, 20)).toBe(2)
  expect(letterStride(26, 200, 20)).toBe(3)
})

test.each([
  { key: 'ArrowDown', to: 4 },
  { key: 'ArrowUp', to: 2 },
  { key: 'Home', to: 0 },
  { key: 'End', to: 25 },
])('$key at letter 3 leads to letter $to', ({ key, to }) => {
  expect(letterForKey(key, 3, 26)).toBe(to)
})

test('keys end at the first and the last letter, and others lead nowhere', () => {
  expect(letterForKey('ArrowUp', 0, 26)).toBe(0)
  expect(letterForKey('ArrowDown', 25, 26)).toBe(25)
  expect(letterForKey('Tab', 3, 26)).toBeUndefined()
})

test('the letter of the list is that of the rows below the sticky head', () => {
  const begins = [0, 400, 900]
  expect([0, 399, 400, 899, 5000].map((top) => sectionAt(begins, top))).toEqual([0, 0, 1, 1, 2])
})
