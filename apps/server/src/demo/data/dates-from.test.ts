import { expect, test } from 'vitest'
import { datesFrom } from './dates-from.ts'

test.each([
  ['{0}', '2026-11-20'],
  ['{-40}', '2026-10-11'],
  ['{12}', '2026-12-02'],
  ['{-120+1y-1}', '2027-07-22'],
  ['{-39-1y-14}', '2025-09-28'],
  ['{-40 09:30}', '2026-10-11T09:30:00+08:00'],
  ['PDAA{-330 yyyy}11010001001370', 'PDAA202511010001001370'],
  ['SG{-1 yyyymmdd}80021', 'SG2026111980021'],
  ['0{-1 yy}00111', '02600111'],
])('on 20 November 2026 %s is %s', (text, written) => {
  expect(datesFrom('2026-11-20', text)).toBe(written)
})

test('a year after 29 February is 1 March, and the days before it are counted from there', () => {
  expect(datesFrom('2028-02-29', '{0+1y} {0+1y-1} {-1y}')).toBe('2029-03-01 2029-02-28 2027-03-01')
})

test('what is no day stays as it is', () => {
  for (const text of ['{"a":{}}', '拨打 {hotline}', '{seats} 座']) {
    expect(datesFrom('2026-11-20', text)).toBe(text)
  }
})
