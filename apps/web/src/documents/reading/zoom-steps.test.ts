import { expect, test } from 'vitest'
import { largerScale, smallerScale } from './zoom-steps.ts'

test('the buttons go from step to step and stop at both ends', () => {
  expect(largerScale(1)).toBe(1.5)
  expect(smallerScale(1.5)).toBe(1)
  expect(largerScale(4)).toBeUndefined()
  expect(smallerScale(1)).toBeUndefined()
})

test('from where a pinch has left the scale they go to the next step', () => {
  expect(largerScale(1.7)).toBe(2)
  expect(smallerScale(1.7)).toBe(1.5)
})
