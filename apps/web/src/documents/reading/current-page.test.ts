import { expect, test } from 'vitest'
import { currentPage } from './current-page.ts'

const tops = [10, 520, 1030]

test.each([
  [0, 1],
  [300, 1],
  [519, 1],
  [520, 2],
  [5000, 3],
])('with the middle of the viewer at %d, page %d is being read', (middle, page) => {
  expect(currentPage(tops, middle)).toBe(page)
})
