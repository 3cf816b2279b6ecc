import { expect, test } from 'vitest'
import { positionWords } from './position-words.ts'

test.each([
  [{ latitude: 39.91234, longitude: 116.46123 }, '东经 116.46123，北纬 39.91234'],
  [{ latitude: -33.4, longitude: -70.6 }, '西经 70.6，南纬 33.4'],
])('a position is read out as degrees of east and north', (place, words) => {
  expect(positionWords({ ...place, accuracy: 12 })).toBe(words)
})
