import type { DayKind } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { expect, test } from 'vitest'
import { whatCame } from './what-came.ts'

const counts = (totals: Partial<Record<DayKind, number>>) => ({
  kinds: Object.entries(totals).map(([kind, total]) => ({
    kind: kind as DayKind,
    total,
    late: 0,
  })),
})

test('what customers sent is told once it came, and not what was done or belongs to a new role', () => {
  expect(whatCame(counts({ case: 1, document: 2 }), counts({ case: 2, document: 1 }))).toEqual([
    'case',
  ])
  expect(whatCame(counts({}), counts({ case: 5 }))).toEqual([])
})

test('chats have a call of their own, and what staff owe themselves has none', () => {
  expect(whatCame(counts({ chat: 0, 'wrap-up': 0 }), counts({ chat: 1, 'wrap-up': 1 }))).toEqual([])
})
