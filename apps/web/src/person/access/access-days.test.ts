import type { AccessEntry } from '@ecenter/contract/person/access.ts'
import { expect, test } from 'vitest'
import { accessDays, lookerOf, monthWords } from './access-days.ts'

/** 00:30 of the 20th in China. */
const now = new Date('2026-11-19T16:30:00Z')

function look(at: string, by: AccessEntry['by'] = 'self', what = '查看我的保障'): AccessEntry {
  return { entryId: `${at} ${by} ${what}`, at, by, what }
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
  expect(day?.looks.map(({ entry, time, count }) => `${entry.by} ${time} ${count}`)).toEqual([
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
  expect(day?.looks.map((each) => `${lookerOf(each.entry)} ${each.count}`)).toEqual([
    '家人（妈妈） 2',
    '家人（小江） 1',
    '家人 1',
  ])
  expect(monthWords([of('妈妈'), look('2026-11-19 08:00')], now).note).toBe('您 1 次，家人 1 次')
})

test('staff are named as the service calls them to customers', () => {
  const byStaff = look('2026-11-20 00:10', 'staff')
  expect(lookerOf({ ...byStaff, staff: '客服 1001' })).toBe('客服 1001')
  expect(lookerOf(byStaff)).toBe('工作人员')
})

test('a month with more than was told says at least how many', () => {
  const many = Array.from({ length: 100 }, () => look('2026-11-19 08:00'))
  expect(monthWords(many, now, true).title).toBe('这个月至少看过 100 次')
  expect(monthWords(many, now).title).toBe('这个月看过 100 次')
  const older = [...many, look('2026-10-31 08:00')]
  expect(monthWords(older, now, true).title).toBe('这个月看过 100 次')
})

test('looks from another network, and one that was reported, stand by themselves', () => {
  const one = { ...look('2026-11-20 00:20', 'facts'), network: '198.51.*.*' }
  const report = { caseNo: 'TS2026112012345678', answerBy: '2026-12-05' }
  const [day] = accessDays(
    [one, { ...one, report }, one, one, { ...one, network: '203.0.*.*' }],
    now,
  )
  expect(day?.looks.map(({ count }) => count)).toEqual([1, 1, 2, 1])
})
