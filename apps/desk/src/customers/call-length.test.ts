import { expect, test } from 'vitest'
import { callLength } from './call-length.ts'

test.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [192, '03:12'],
  [4500, '75:00'],
  // The clock of the computer is behind that of a moment ago.
  [-3, '00:00'],
])('a call of %s seconds reads %s', (seconds, text) => {
  expect(callLength(seconds)).toBe(text)
})
