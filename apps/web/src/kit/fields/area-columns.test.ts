import { expect, test } from 'vitest'
import { sampleAreas as areas } from '../gallery/sample-areas.ts'
import { areaColumns, pathTo } from './area-columns.ts'

const levels = ['省', '市', '区县']
function chosenFor(...wishes: string[]) {
  return areaColumns(wishes, areas, levels).map(({ chosen }) => chosen)
}

test('each level offers what lies in the one above it', () => {
  const offered = areaColumns(['44000000', '44010000', '44010600'], areas, levels)
  expect(
    offered.map(({ label, options }) => [label, ...options.map((option) => option.label)]),
  ).toEqual([
    ['省', '北京市', '广东省', '云南省'],
    ['市', '广州市', '深圳市'],
    ['区县', '荔湾区', '天河区'],
  ])
})

test('another province brings its first city and county', () => {
  expect(chosenFor('44000000', '11010500', '')).toEqual(['44000000', '44010000', '44010300'])
  expect(chosenFor('44000000', '44030000', '44010600')).toEqual([
    '44000000',
    '44030000',
    '44030400',
  ])
})

test('a municipality has two levels, the third stays empty', () => {
  expect(chosenFor('11000000', '11010500', '44010600')).toEqual(['11000000', '11010500', ''])
})

test('without wishes everything is the first', () => {
  expect(chosenFor('', '', '')).toEqual(['11000000', '11010100', ''])
})

test('without areas nothing is chosen', () => {
  expect(areaColumns([], [], levels).map(({ options }) => options)).toEqual([[], [], []])
})

test('the way to a county leads through its province and city', () => {
  expect(pathTo('44010600', areas).map(({ name }) => name)).toEqual(['广东省', '广州市', '天河区'])
  expect(pathTo('11010500', areas).map(({ name }) => name)).toEqual(['北京市', '朝阳区'])
  expect(pathTo('99000000', areas)).toEqual([])
})
