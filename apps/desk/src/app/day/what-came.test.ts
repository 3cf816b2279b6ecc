import { type DayKind, dayKind } from '@ecenter/contract/day/desk/day-row.ts'
import { expect, test } from 'vitest'
import { countsOfMenu, menuPathOf, whatCame } from './what-came.ts'

const counts = (totals: Partial<Record<DayKind, number>>, more: object = {}) => ({
  kinds: Object.entries(totals).map(([kind, total]) => ({
    kind: kind as DayKind,
    total,
    late: 0,
    ...more,
  })),
})

test('what came is told, and not what was done or belongs to a new role', () => {
  const came = whatCame(
    counts({ case: 1, document: 2, nudge: 0 }),
    counts({ case: 2, document: 1, nudge: 1 }),
  )
  expect(came).toBe('新到：申诉、催办')
  expect(whatCame(counts({}), counts({ case: 5 }))).toBeUndefined()
})

test('what a colleague gave to somebody calls them, though there is no more of it', () => {
  const before = counts({ case: 3 }, { given: 0 })
  expect(whatCame(before, counts({ case: 3 }, { given: 1 }))).toBe('分给您：申诉')
  expect(whatCame(counts({ case: 3 }, { given: 1 }), before)).toBeUndefined()
})

test('a second file for a claim that waits already is told too', () => {
  const before = counts({ document: 1 }, { parts: 1 })
  expect(whatCame(before, counts({ document: 1 }, { parts: 2 }))).toBe('新到：材料')
  expect(whatCame(counts({ document: 1 }, { parts: 2 }), before)).toBeUndefined()
})

test('chats have a call of their own, and what follows from one’s own acts has none', () => {
  const own: DayKind[] = ['chat', 'wrap-up', 'claim']
  expect(dayKind.options.filter((kind) => menuPathOf(kind) === undefined)).toEqual(own)
  expect(whatCame(counts({ 'wrap-up': 0 }), counts({ 'wrap-up': 1 }))).toBeUndefined()
})

test('kinds of one page are counted together, and what no page lists at the day with what is late', () => {
  const { kinds } = counts({ approval: 2, nudge: 3, 'call-back': 4, claim: 9 })
  const late = kinds.map((each) => ({ ...each, late: 1 }))
  expect([...countsOfMenu({ kinds: late })]).toEqual([
    ['/', 3 + 4],
    ['/claims', 5],
  ])
})
