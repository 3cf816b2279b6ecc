import { expect, test } from 'vitest'
import { bankAreaNames, bankAreas, codeOfBankArea } from './bank-areas.ts'

const areas = bankAreas([
  { code: '11000000', name: '北京市', children: [{ code: '11010100', name: '东城区' }] },
  {
    code: '44000000',
    name: '广东省',
    children: [
      { code: '44030000', name: '深圳市', children: [{ code: '44030300', name: '罗湖区' }] },
    ],
  },
])

test('a municipality is its own city, and a city has no districts to choose', () => {
  expect(areas).toEqual([
    { code: '11000000', name: '北京市' },
    { code: '44000000', name: '广东省', children: [{ code: '44030000', name: '深圳市' }] },
  ])
})

test.each([
  ['11000000', { bankProvince: '北京市', bankCity: '北京市' }],
  ['44030000', { bankProvince: '广东省', bankCity: '深圳市' }],
  ['', { bankProvince: '', bankCity: '' }],
])('the choice %s is sent by its names, and found again by them', (code, names) => {
  expect(bankAreaNames(areas, code)).toEqual(names)
  expect(codeOfBankArea(areas, names)).toBe(code)
})
