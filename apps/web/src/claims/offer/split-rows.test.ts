import { expect, test } from 'vitest'
import { emptyRow, fenIn, leftOf, payeesOf, rowsIn } from './split-rows.ts'

test('an amount is read as people write it, and what is none is no number', () => {
  expect([fenIn('1,000'), fenIn(' 800.5 元'), fenIn('８００')]).toEqual([100_000, 80_050, 80_000])
  expect(fenIn('')).toBeUndefined()
  expect([fenIn('八百'), fenIn('1.234'), fenIn('-5')]).toEqual([NaN, NaN, NaN])
})

test('what is left counts what is an amount alone, and says what is too much', () => {
  const rows = [
    { ...emptyRow, share: '1000' },
    { ...emptyRow, share: 'x' },
  ]
  expect(leftOf(174_000, rows)).toBe(74_000)
  expect(leftOf(90_000, rows)).toBe(-10_000)
})

test('a draft comes back as it was typed, and one name stands for all accounts of one person', () => {
  expect(rowsIn('')).toEqual([emptyRow, emptyRow])
  const rows = [
    { ...emptyRow, holder: '沈国强', share: '1' },
    { ...emptyRow, holder: '罗大勇', share: '2' },
  ]
  expect(rowsIn(JSON.stringify(rows))).toEqual(rows)
  expect(payeesOf(rows, 300, true).map(({ holder }) => holder)).toEqual(['沈国强', '沈国强'])
  expect(payeesOf(rows, 300, false)).toMatchObject([
    { share: 100 },
    { holder: '罗大勇', share: 200 },
  ])
  expect(rowsIn('', 1)).toEqual([emptyRow])
  expect(payeesOf([emptyRow], 300, true)).toMatchObject([{ share: 300 }])
})
