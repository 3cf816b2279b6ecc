import { expect, test } from 'vitest'
import { dueDays } from './due-days.ts'

const subject = { changesForDays: 2, backDays: 30 }
const today = '2026-11-20'
const now = new Date('2026-11-20T04:00:00Z')

function due(rolledAt: Record<string, string>, firstDay = '2026-11-16') {
  const times = Object.entries(rolledAt).map(([day, at]) => [day, new Date(at)] as const)
  return dueDays({ ...subject, today, now, firstDay, rolledAt: new Map(times) })
}

test('at first every day is due from the first one on, the latest in front', () => {
  expect(due({}, '2026-11-18')).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
  expect(due({}, '2020-01-01')).toHaveLength(31)
})

test('a day is counted again while it can change, the seldomer the older it is', () => {
  const recent = '2026-11-20T03:56:00Z'
  const before = '2026-11-20T03:54:00Z'
  const counted = { '2026-11-16': recent, '2026-11-17': recent, '2026-11-18': before }
  expect(due({ ...counted, '2026-11-19': recent, '2026-11-20': recent })).toEqual([])
  expect(due({ ...counted, '2026-11-19': before, '2026-11-20': before })).toEqual([
    '2026-11-20',
    '2026-11-19',
  ])
})

test('after an outage each day is counted once more that was not final before it', () => {
  const beforeOutage = '2026-11-17T10:00:00Z'
  const all = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']
  const counted = Object.fromEntries(all.slice(0, 2).map((day) => [day, beforeOutage]))
  expect(due(counted)).toEqual([...all].reverse())
  const again = Object.fromEntries(all.map((day) => [day, '2026-11-20T03:59:00Z']))
  expect(due(again)).toEqual([])
})
