import {
  findOutlets,
  getProvinceDataForSite,
  hasOutlets,
  querySiteInfo,
  screen,
} from '@ecenter/contract/outlets/outlet.ts'
import { agency, getComCode } from '@ecenter/contract/places/place.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { demoOutlets } from '../../../demo/outlets/demo-outlets.ts'
import { areas } from '../../places/rules/areas.ts'

const beijing = '11000000'
/** In WGS-84, as a browser tells it. */
const tiananmen = { latitude: 39.90734, longitude: 116.39089 }

const service = serviceOfTests()
let visitor: Visitor
beforeAll(async () => {
  visitor = newVisitor(service)
  await visitor.open()
})

test('all outlets of a city come a page at a time, each once', async () => {
  const first = await visitor.get(findOutlets, { cityCode: beijing })
  expect(first.total).toBe(demoOutlets().filter(({ areaCode }) => areaCode.startsWith('11')).length)
  expect(first.siteInfoList).toHaveLength(20)
  const second = await visitor.get(findOutlets, { cityCode: beijing, page: first.nextPage })
  const names = [...first.siteInfoList, ...second.siteInfoList].map(({ chosenItem }) => chosenItem)
  expect(new Set(names).size).toBe(first.total)
})

test('whoever says where they are sees the nearest first, over the borders of cities', async () => {
  const { siteInfoList } = await visitor.get(findOutlets, tiananmen)
  const distances = siteInfoList.map(({ distance }) => distance ?? Number.NaN)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
  expect(distances[0]).toBeLessThan(20_000)
})

test('requests that meet are each told the total of their own question', async () => {
  const questions = [{ cityCode: beijing }, { cityCode: '13100000' }, {}, tiananmen]
  const answers = await Promise.all(questions.map((question) => visitor.get(findOutlets, question)))
  const outlets = demoOutlets()
  const inBeijing = outlets.filter(({ areaCode }) => areaCode.startsWith('11')).length
  const totals = answers.map(({ total }) => total)
  expect(totals).toEqual([inBeijing, 0, outlets.length, outlets.length])
})

test('the filter leaves outlets of the wanted kind and service alone', async () => {
  const { siteInfoList } = await visitor.get(findOutlets, {
    cityCode: beijing,
    websitetype: '01000',
    serviceitems: ['loss-assessment', 'repair'],
  })
  expect(siteInfoList.length).toBeGreaterThan(0)
  for (const { types, services } of siteInfoList) {
    expect(types).toContain('01000')
    expect(services).toContain('loss-assessment')
  }
})

test('each choice of the filter says how many outlets it leaves', async () => {
  const choices = await visitor.get(screen, { cityCode: beijing })
  for (const { websitetype, count } of choices.types) {
    const { total } = await visitor.get(findOutlets, { cityCode: beijing, websitetype })
    expect(total, websitetype).toBe(count)
  }
  for (const { serviceitem, count } of choices.services) {
    const { total } = await visitor.get(findOutlets, {
      cityCode: beijing,
      serviceitems: [serviceitem],
    })
    expect(total, serviceitem).toBe(count)
  }
  for (const { countycode, count } of choices.counties) {
    const { total } = await visitor.get(findOutlets, { cityCode: beijing, countycode })
    expect(total, countycode).toBe(count)
  }
})

test('around a visitor the choices count the whole country, which has too many counties', async () => {
  const choices = await visitor.get(screen, {})
  expect(choices.types[0]).toEqual({ websitetype: '00000', count: demoOutlets().length })
  expect(choices.counties).toEqual([])
})

test('where there is no outlet the nearest place that has one is offered', async () => {
  const langfang = await visitor.get(findOutlets, { cityCode: '13100000' })
  expect(langfang).toMatchObject({
    total: 0,
    nearest: { cityCode: '13010000', cityName: '石家庄市' },
  })
  const nearBeijing = await visitor.get(findOutlets, { cityCode: '13100000', ...tiananmen })
  expect(nearBeijing.nearest).toEqual({ cityCode: beijing, cityName: '北京市' })
  expect(await visitor.get(hasOutlets, { cityCode: '13100000' })).toEqual({ hasSite: false })
})

test('where there is none far and wide nothing is made up', async () => {
  const hongKong = await visitor.get(findOutlets, { cityCode: '81000000' })
  expect(hongKong).toEqual({ siteInfoList: [], total: 0 })
})

test('one outlet tells its hours and where it is', async () => {
  const { siteInfoList } = await visitor.get(findOutlets, { cityCode: beijing })
  const chosenItem = siteInfoList[0]?.chosenItem ?? ''
  const outlet = await visitor.get(querySiteInfo, { chosenItem, ...tiananmen })
  expect(outlet).toMatchObject({ chosenItem, areaName: expect.stringMatching(/^北京市 .+区$/) })
  expect(outlet.distance).toBeGreaterThan(0)
  expect(outlet.hours.map(({ days }) => days).join()).toContain('周一')
})

test.each(['nonsense', '00000000-0000-4000-8000-999999999999'])(
  'an outlet that is not there is not found: %s',
  async (chosenItem) => {
    expect(await visitor.ask(querySiteInfo, { chosenItem })).toMatchObject({ code: '1007' })
  },
)

test('every province of the mainland has outlets, and the picker shows no other', async () => {
  const withOutlets = (await visitor.get(getProvinceDataForSite, {})).areas
  const mainland = areas.filter(({ code }) => !/^(71|8)/.test(code))
  expect(withOutlets.map(({ name }) => name)).toEqual(mainland.map(({ name }) => name))
})

test('a city has its branch; another is served by the branches of its province', async () => {
  const { branches } = await visitor.get(getComCode, { cityCode: '44010000' })
  expect(branches.map(({ comName }) => comName)).toEqual(['广州市分公司'])
  const elsewhere = await visitor.get(getComCode, { cityCode: '44020000' })
  expect(elsewhere.branches.map(({ comName }) => comName)).toContain('深圳市分公司')
  const [first] = branches
  expect(await visitor.get(agency, { comCode: first?.comCode ?? '' })).toEqual(first)
  expect(await visitor.ask(agency, { comCode: '1' })).toMatchObject({ code: '1007' })
})
