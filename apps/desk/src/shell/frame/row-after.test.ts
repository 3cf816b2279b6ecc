import { expect, test } from 'vitest'
import { rowAfter } from './row-after.ts'

const names = ['a', 'b', 'c']

test('who comes to a list begins at its top, whichever key they press', () => {
  expect(rowAfter(undefined, names, 1)).toBe(0)
  expect(rowAfter(undefined, names, -1)).toBe(0)
})

test('one row after the other, and not past the ends', () => {
  expect(rowAfter({ names, at: 0 }, names, 1)).toBe(1)
  expect(rowAfter({ names, at: 2 }, names, 1)).toBe(2)
  expect(rowAfter({ names, at: 0 }, names, -1)).toBe(0)
})

test('a row is found again where a refreshed list has moved it', () => {
  expect(rowAfter({ names, at: 1 }, ['x', 'a', 'b', 'c'], 1)).toBe(3)
})

test('of a row that has gone the one that took its place is next', () => {
  expect(rowAfter({ names, at: 1 }, ['a', 'c'], 1)).toBe(1)
  expect(rowAfter({ names, at: 1 }, ['a', 'c'], -1)).toBe(0)
  expect(rowAfter({ names, at: 2 }, ['a'], 1)).toBe(0)
})

test('another page of the list begins at its top', () => {
  expect(rowAfter({ names, at: 2 }, ['d', 'e', 'f'], 1)).toBe(0)
})

test('rows of the same name are gone through one by one, both ways', () => {
  const alike = ['a', 'b', 'b', 'b', 'c']
  expect(rowAfter({ names: alike, at: 2 }, alike, 1)).toBe(3)
  expect(rowAfter({ names: alike, at: 3 }, alike, 1)).toBe(4)
  expect(rowAfter({ names: alike, at: 3 }, alike, -1)).toBe(2)
})
