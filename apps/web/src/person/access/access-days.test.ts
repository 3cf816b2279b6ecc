import type { AccessEntry } from '@ecenter/contract/person/devices.ts'
import { expect, test } from 'vitest'
import { accessDays, lookerOf, monthWords } from './access-days.ts'

/** 00:30 of the 20th in China. */
const now = new Date('2026-11-19T16:30:00Z')

function look(at: string, by: AccessEntry['by'] = 'self', what = '查看我的保障'): AccessEntry {
  return { at, by, what }
}

test('looks stand by the days of China, the latest first', () => {
  const days = accessDays(
    [
      look('2026-11-20 00:10'),
      look('2026-11-19 16:02'),
      look('2026-11-03 21:47'),
      look('2025-11-20 08:00'),
    ],
    now,
  )
  expect(days.map(({ title, date }) => `${title} ${date}`)).toEqual([
    '今天 2026-11-20',
    '昨天 2026-11-19',
    '11 月 3 日 2026-11-03',
    '2025 年 11 月 20 日 2025-11-20',
  ])
})

test('the same look again and again is one row with its count, and somebody else’s stays its own', () => {
  const [day] = accessDays(
    [
      look('2026-11-20 00:20'),
      look('2026-11-20 00:15'),
      look('2026-11-20 00:14', 'facts', '查到保单'),
      look('2026-11-20 00:10'),
    ],
    now,
  )
  expect(day?.looks.map(({ by, time, count }) => `${by} ${time} ${count}`)).toEqual([
    'self 00:20 2',
    'facts 00:14 1',
    'self 00:10 1',
  ])
})

test('the month is counted by who looked; who did not is not named', () => {
  const entries = [
    look('2026-11-19 08:00'),
    look('2026-11-18 08:00', 'staff'),
    look('2026-10-31 08:00'),
  ]
  expect(monthWords(entries, now)).toEqual({
    title: '这个月看过 2 次',
    note: '您 1 次，我们的人 1 次',
  })
  expect(monthWords([], now)).toEqual({ title: '这个月看过 0 次', note: '这个月没有人看过' })
})

test('family is named as the customer calls them, and each has rows of their own', () => {
  const of = (name?: string): AccessEntry => ({ ...look('2026-11-20 00:10', 'family'), name })
  const [day] = accessDays([of('妈妈'), of('妈妈'), of('小江'), of()], now)
  expect(day?.looks.map((each) => `${lookerOf(each)} ${each.count}`)).toEqual([
    '家人（妈妈） 2',
    '家人（小江） 1',
    '家人 1',
  ])
  expect(monthWords([of('妈妈'), look('2026-11-19 08:00')], now).note).toBe('您 1 次，家人 1 次')
})

test('a month with more than can be told says at least how many', () => {
  const many = Array.from({ length: 200 }, () => look('2026-11-19 08:00'))
  expect(monthWords(many, now).title).toBe('这个月至少看过 200 次')
})
