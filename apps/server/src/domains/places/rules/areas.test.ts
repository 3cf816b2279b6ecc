import { expect, test } from 'vitest'
import { areaNames, areas, cityAround } from './areas.ts'

function childrenOf(code: string): string[] {
  const found = areas
    .flatMap((province) => [province, ...(province.children ?? [])])
    .find((area) => area.code === code)
  return (found?.children ?? []).map(({ name }) => name)
}

test('every province of the country is there, Beijing first', () => {
  expect(areas).toHaveLength(34)
  expect(areas[0]).toMatchObject({ code: '11000000', name: '北京市' })
})

test('codes are those of GB/T 2260 with 00 behind them, each once', () => {
  const codes = areas.flatMap((province) => [
    province.code,
    ...(province.children ?? []).flatMap((city) => [
      city.code,
      ...(city.children ?? []).map(({ code }) => code),
    ]),
  ])
  expect(codes.filter((code) => !/^\d{6}00$/.test(code))).toEqual([])
  expect(codes.toSorted()).toEqual([...areaNames.keys()].toSorted())
})

test('the districts of a municipality stand right below it, its counties beside them', () => {
  expect(childrenOf('11000000')).toContain('朝阳区')
  expect(childrenOf('50000000')).toEqual(expect.arrayContaining(['渝中区', '云阳县']))
})

test('a town that no city governs stands below its province', () => {
  expect(childrenOf('41000000')).toEqual(expect.arrayContaining(['郑州市', '济源市']))
  expect(childrenOf('46000000')).toContain('琼海市')
})

test.each([
  ['44190000', '东莞市'],
  ['44200000', '中山市'],
  ['81000000', '香港特别行政区'],
])('%s, %s, has no counties', (code, name) => {
  expect(areaNames.get(code)).toBe(name)
  expect(childrenOf(code)).toEqual([])
})

test.each([
  ['11010500', '北京市', '海淀区'],
  ['33010600', '杭州市', '滨江区'],
  ['42900400', '仙桃市', '仙桃市'],
  ['44190000', '东莞市', '东莞市'],
])('%s lies in %s, beside %s', (code, name, neighbour) => {
  const city = cityAround(code)
  expect(city.name).toBe(name)
  expect(city.counties.map((county) => county.name)).toContain(neighbour)
})

test('a town that no city governs has no neighbours in a city', () => {
  expect(cityAround('42900400').counties).toHaveLength(1)
})
