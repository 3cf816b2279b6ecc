import { expect, test } from 'vitest'
import { type Area, areaColumns, pathTo } from './area-columns.ts'

const levels = ['省', '市', '区县']
const areas: readonly Area[] = [
  {
    code: '11',
    name: '北京',
    children: [
      { code: '1101', name: '东城区' },
      { code: '1105', name: '朝阳区' },
    ],
  },
  {
    code: '44',
    name: '广东省',
    children: [
      {
        code: '4401',
        name: '广州市',
        children: [
          { code: '440103', name: '荔湾区' },
          { code: '440106', name: '天河区' },
        ],
      },
      { code: '4403', name: '深圳市', children: [{ code: '440305', name: '南山区' }] },
    ],
  },
]

function chosenFor(...wishes: string[]) {
  return areaColumns(wishes, areas, levels).map(({ chosen }) => chosen)
}

test('each level offers what lies in the one above it', () => {
  const offered = areaColumns(['44', '4401', '440106'], areas, levels).map(({ label, options }) => [
    label,
    ...options.map((option) => option.label),
  ])
  expect(offered).toEqual([
    ['省', '北京', '广东省'],
    ['市', '广州市', '深圳市'],
    ['区县', '荔湾区', '天河区'],
  ])
})

test('another province brings its first city and county', () => {
  expect(chosenFor('44', '1105', '')).toEqual(['44', '4401', '440103'])
  expect(chosenFor('44', '4403', '440106')).toEqual(['44', '4403', '440305'])
})

test('a municipality has two levels, the third stays empty', () => {
  expect(chosenFor('11', '1105', '440106')).toEqual(['11', '1105', ''])
})

test('without wishes everything is the first', () => {
  expect(chosenFor('', '', '')).toEqual(['11', '1101', ''])
})

test('without areas nothing is chosen', () => {
  expect(areaColumns([], [], levels).map(({ options }) => options)).toEqual([[], [], []])
})

test('the way to a county leads through its province and city', () => {
  expect(pathTo('440106', areas).map(({ name }) => name)).toEqual(['广东省', '广州市', '天河区'])
  expect(pathTo('1105', areas).map(({ name }) => name)).toEqual(['北京', '朝阳区'])
  expect(pathTo('99', areas)).toEqual([])
})
