import { expect, test } from 'vitest'
import { untilText } from './until-text.ts'

/** Half past eight in the evening in China. */
const evening = new Date('2026-11-22T12:30:00Z')

test.each([
  ['2026-11-22 23:59', '今天 23:59'],
  ['2026-11-23 00:30', '明天 00:30'],
  ['2026-11-24 12:00', '11 月 24 日 12:00'],
  ['2027-01-02 09:05', '2027 年 1 月 2 日 09:05'],
])('until %s is said as %s', (moment, said) => {
  expect(untilText(moment, evening)).toBe(said)
})

test('the day is that of China, wherever the phone is', () => {
  const afterMidnight = new Date('2026-11-22T16:10:00Z')
  expect(untilText('2026-11-23 12:00', afterMidnight)).toBe('今天 12:00')
  expect(untilText('2026-11-24 12:00', afterMidnight)).toBe('明天 12:00')
})

test('the day after the last of a year is still tomorrow', () => {
  expect(untilText('2027-01-01 08:00', new Date('2026-12-31T04:00:00Z'))).toBe('明天 08:00')
})
