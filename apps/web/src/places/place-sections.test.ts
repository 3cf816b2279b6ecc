import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { expect, test } from 'vitest'
import { placesIn } from './place.ts'
import { sectionsOf } from './place-sections.ts'

const areas: readonly Province[] = [
  {
    code: '11000000',
    name: '北京市',
    children: [{ code: '11010500', name: '朝阳区' }],
  },
  {
    code: '21000000',
    name: '辽宁省',
    children: [
      { code: '21010000', name: '沈阳市' },
      { code: '21130000', name: '朝阳市', children: [{ code: '21132100', name: '朝阳县' }] },
    ],
  },
  {
    code: '41000000',
    name: '河南省',
    children: [
      { code: '41010000', name: '郑州市' },
      { code: '41900100', name: '济源市' },
    ],
  },
  { code: '50000000', name: '重庆市', children: [{ code: '50010300', name: '渝中区' }] },
  {
    code: '61000000',
    name: '陕西省',
    children: [{ code: '61010000', name: '西安市' }],
  },
  { code: '81000000', name: '香港特别行政区' },
]
const places = placesIn(areas)

function shown(typed: string): Record<string, string[]> {
  return Object.fromEntries(
    sectionsOf(places, typed).map(({ letter, rows }) => [letter, rows.map(({ label }) => label)]),
  )
}

test('cities stand by the letter they are read with, municipalities and towns without a city too', () => {
  expect(shown('')).toEqual({
    热门: ['北京市', '重庆市'],
    B: ['北京市'],
    C: ['朝阳市', '重庆市'],
    J: ['济源市'],
    S: ['沈阳市'],
    X: ['西安市', '香港特别行政区'],
    Z: ['郑州市'],
  })
})

test.each([
  ['a character', '庆', { 城市: ['重庆市'] }],
  ['the beginning of its pinyin', 'chongq', { 城市: ['重庆市'] }],
  ['its initials, in capitals too', 'CQ', { 城市: ['重庆市'] }],
  ['pinyin with spaces or a mark between', " xi'an ", { 城市: ['西安市', '香港特别行政区'] }],
  [
    'what several places are called',
    'chaoyang',
    { 城市: ['朝阳市'], 区县: ['朝阳区（北京市）', '朝阳县（朝阳市）'] },
  ],
  ['nothing that there is', 'atlantis', {}],
])('a search by %s finds %s', (_, typed, found) => {
  expect(shown(typed)).toEqual(found)
})
