import { expect, test } from 'vitest'
import { linesToRead } from './lines-to-read.ts'

test('each line is read by itself, and empty ones not at all', () => {
  expect(linesToRead('我的保障\n\n  车险  \n')).toEqual(['我的保障', '车险'])
})

test('a long number is said digit by digit, an amount or a day as it is', () => {
  expect(linesToRead('请拨打 95518\n1200.50 元，2026 年 11 月')).toEqual([
    '请拨打 9 5 5 1 8',
    '1200.50 元，2026 年 11 月',
  ])
})

test('what is masked is said to be', () => {
  expect(linesToRead('京A8**21')).toEqual(['京A8，隐去，21'])
})
