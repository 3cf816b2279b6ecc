import { expect, test } from 'vitest'
import { distanceText } from './distance-text.ts'

test.each([
  [0, '10 米'],
  [862, '860 米'],
  [996, '1.0 公里'],
  [1234, '1.2 公里'],
  [99_949, '99.9 公里'],
  [99_960, '100 公里'],
  [1_064_400, '1064 公里'],
])('%d metres are %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})
