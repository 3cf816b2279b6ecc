import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { countDay, followDay, listDay } from './day-at-desk.ts'

const row = { kind: 'case', id: '1', what: '回复申诉', dueAt: '2026-11-27T08:00:00.000Z' }
const count = { kind: 'case', total: 1, late: 0 }
const counts = { kinds: [count], at: '2026-11-27T08:00:00.000Z' }
const withNewer = { ...counts, kinds: [{ ...count, kind: 'newer' }, count] }

test('a page of yesterday shows the day without the kinds that only today’s service knows', () => {
  const rows = [row, { ...row, kind: 'newer', what: 7 }]
  const read = parse(listDay.response, { rows, total: 2, counts: withNewer, soonMinutes: 30 })
  expect(read).toEqual({ rows: [row], total: 2, counts, soonMinutes: 30 })
  expect(parse(countDay.response, withNewer)).toEqual(counts)
  expect(parse(followDay.response, withNewer)).toEqual(counts)
})

test('a row of a known kind that is wrong is no row of an unknown one', () => {
  const { dueAt: _, ...wrong } = row
  const read = (rows: unknown[]) =>
    safeParse(listDay.response, { rows, total: 1, counts, soonMinutes: 30 }).success
  expect(read([row])).toBe(true)
  expect(read([wrong])).toBe(false)
})

test('a service of yesterday follows what it knows of the kinds that today’s page names', () => {
  expect(parse(followDay.request, { kinds: ['newer', 'case'] })).toEqual({ kinds: ['case'] })
  expect(parse(followDay.request, { kinds: ['newer'] })).toEqual({ kinds: [] })
  expect(safeParse(followDay.request, { kinds: [] }).success).toBe(false)
})
