import { expect, test } from 'vitest'
import { onChineseMap } from './chinese-map.ts'
import { distanceBetween } from './map-point.ts'

test.each([
  {
    place: 'Tiananmen',
    told: { latitude: 39.90734, longitude: 116.39089 },
    shown: { latitude: 39.90874, longitude: 116.39713 },
  },
  {
    place: 'the Bund',
    told: { latitude: 31.23971, longitude: 121.48543 },
    shown: { latitude: 31.23774, longitude: 121.48991 },
  },
])('$place stands where Chinese maps show it', ({ told, shown }) => {
  expect(distanceBetween(onChineseMap(told), shown)).toBeLessThan(2)
})

test('abroad the two maps are one', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 }
  expect(onChineseMap(berlin)).toEqual(berlin)
})
