import { expect, test } from 'vitest'
import { dateColumns, dateOf, dateWithin, daysIn, partsOf } from './date-columns.ts'

const twentyYears = { min: '2016-01-01', max: '2036-12-31' }

function offered(wishes: string, range = twentyYears) {
  return dateColumns(partsOf(wishes), range).map(({ label, options, chosen }) => ({
    label,
    from: options.at(0)?.value,
    to: options.at(-1)?.value,
    chosen,
  }))
}

test.each([
  { month: '2026-02', days: 28 },
  { month: '2028-02', days: 29 },
  { month: '2000-02', days: 29 },
  { month: '1900-02', days: 28 },
  { month: '2026-04', days: 30 },
  { month: '2026-12', days: 31 },
])('$month has $days days', ({ month, days }) => {
  const [year, number] = partsOf(month).map(Number)
  expect(daysIn(year, number)).toBe(days)
})

test('a date inside of the range is chosen as it is', () => {
  expect(offered('2026-11-24')).toEqual([
    { label: '年', from: '2016', to: '2036', chosen: '2026' },
    { label: '月', from: '01', to: '12', chosen: '11' },
    { label: '日', from: '01', to: '30', chosen: '24' },
  ])
})

test('the 31st of a month that has none becomes its last day', () => {
  expect(offered('2026-02-31').at(-1)).toEqual({ label: '日', from: '01', to: '28', chosen: '28' })
  expect(offered('2028-02-31').at(-1)?.chosen).toBe('29')
})

test('in the first and the last month only the days inside of the range are offered', () => {
  const range = { min: '2026-11-20', max: '2027-02-10' }
  expect(offered('2026-11-05', range)).toEqual([
    { label: '年', from: '2026', to: '2027', chosen: '2026' },
    { label: '月', from: '11', to: '12', chosen: '11' },
    { label: '日', from: '20', to: '30', chosen: '20' },
  ])
  expect(offered('2027-08-25', range)).toEqual([
    { label: '年', from: '2026', to: '2027', chosen: '2027' },
    { label: '月', from: '01', to: '02', chosen: '02' },
    { label: '日', from: '01', to: '10', chosen: '10' },
  ])
})

test('a range of one day offers that day', () => {
  const range = { min: '2026-11-20', max: '2026-11-20' }
  expect(offered('2020-01-01', range).map(({ from, to }) => [from, to])).toEqual([
    ['2026', '2026'],
    ['11', '11'],
    ['20', '20'],
  ])
})

test('a range with times has wheels for hour and minute, and keeps their ends on its end days', () => {
  const range = { min: '2026-11-20 09:30', max: '2026-11-22 18:00' }
  expect(offered('2026-11-20 09:10', range).slice(3)).toEqual([
    { label: '时', from: '09', to: '23', chosen: '09' },
    { label: '分', from: '30', to: '59', chosen: '30' },
  ])
  expect(offered('2026-11-22 18:45', range).slice(3)).toEqual([
    { label: '时', from: '00', to: '18', chosen: '18' },
    { label: '分', from: '00', to: '00', chosen: '00' },
  ])
  expect(offered('2026-11-21 07:05', range).slice(3)).toEqual([
    { label: '时', from: '00', to: '23', chosen: '07' },
    { label: '分', from: '00', to: '59', chosen: '05' },
  ])
})

test('rows say what they are', () => {
  const labels = dateColumns(partsOf('2026-03-05 09:07'), {
    min: '2026-01-01 00:00',
    max: '2026-12-31 23:59',
  }).map(({ options, chosen }) => options.find(({ value }) => value === chosen)?.label)
  expect(labels).toEqual(['2026 年', '3 月', '5 日', '09 时', '07 分'])
})

test.each(['2026-11-24', '2026-11-24 09:30'])('%s is put together from its parts', (date) => {
  expect(dateOf(partsOf(date))).toBe(date)
})

test('a date outside of the range becomes the end that is nearer', () => {
  expect(dateWithin('1999-05-05', twentyYears)).toBe('2016-01-01')
  expect(dateWithin('2099-05-05', twentyYears)).toBe('2036-12-31')
  expect(dateWithin('2026-05-05', twentyYears)).toBe('2026-05-05')
})
