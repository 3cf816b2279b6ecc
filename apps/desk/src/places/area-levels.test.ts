import type { Province } from '@ecenter/contract/places/get-city-code.ts'
import { expect, test } from 'vitest'
import { areaLevels, areaText } from './area-levels.ts'

const areas: readonly Province[] = [
  { code: '11000000', name: '北京市', children: [{ code: '11010500', name: '朝阳区' }] },
  {
    code: '13000000',
    name: '河北省',
    children: [
      {
        code: '13100000',
        name: '廊坊市',
        children: [{ code: '13100200', name: '安次区' }],
      },
    ],
  },
]

function chosenNames(code: string | undefined) {
  return areaLevels(areas, code).map(({ chosen }) => chosen?.name)
}

test('at first there are only provinces to choose from', () => {
  expect(chosenNames(undefined)).toEqual([undefined])
})

test('below a chosen province lie its cities, below a city its counties', () => {
  expect(chosenNames('13000000')).toEqual(['河北省', undefined])
  expect(chosenNames('13100200')).toEqual(['河北省', '廊坊市', '安次区'])
  expect(chosenNames('11010500')).toEqual(['北京市', '朝阳区'])
})

test('an area is named by all that it lies in, one that is not there by its code', () => {
  expect(areaText(areas, '13100200')).toBe('河北省 廊坊市 安次区')
  expect(areaText(areas, '99000000')).toBe('99000000')
})
