import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { expect, test } from 'vitest'
import { bestFirst } from './giving.ts'
import { proposeByFreePlaces } from './proposal.ts'

function member(name: string, open: number, taking: 'may' | 'full' | 'gone' = 'may'): TeamMember {
  return {
    ...{ staffId: name, name, isSelf: false, kinds: ['chat', 'case'] },
    staffing: { availability: 'online', taking, open, atMost: 5 },
    ...{ cases: open, leads: 0, late: 0, calls: 0 },
  }
}

function waiting(id: string, besides: Partial<TeamRow> = {}): TeamRow {
  const dueAt = '2026-11-24T02:39:00.000Z'
  return { kind: 'chat', id, what: '排队等人工', isUnowned: true, dueAt, ...besides }
}

const [lin, zhou, luo] = [member('林晓彤', 4), member('周子航', 2), member('罗佳怡', 0, 'gone')]
const given = (rows: readonly TeamRow[], team: readonly TeamMember[]) =>
  proposeByFreePlaces(rows, team).map(({ row, member, left }) => [row.id, member.name, left])

test('each conversation goes to whoever has the most free places by then, and never beyond them', () => {
  const rows = ['一', '二', '三', '四', '五'].map((id) => waiting(id))
  expect(given(rows, [lin, zhou, luo])).toEqual([
    ['一', '周子航', 2],
    ['二', '周子航', 1],
    ['三', '林晓彤', 0],
    ['四', '周子航', 0],
  ])
})

test('only conversations that nobody has are given by free places, and not to oneself', () => {
  const others = [
    waiting('有人', { isUnowned: false, owner: { staffId: 'x', name: '高志远' } }),
    waiting('留言', { whyNotGiven: '留言不用分' }),
    waiting('投诉', { kind: 'case' }),
  ]
  expect(given(others, [lin, zhou])).toEqual([])
  expect(given([waiting('一')], [{ ...zhou, isSelf: true }, lin])).toEqual([['一', '林晓彤', 0]])
})

test('who has free places is offered first, and for a case who has the fewest', () => {
  const names = (rows: readonly TeamRow[]) =>
    bestFirst(rows, [luo, lin, zhou]).map((one) => one.name)
  expect(names([waiting('一')])).toEqual(['周子航', '林晓彤', '罗佳怡'])
  expect(names([waiting('投诉', { kind: 'case' })])).toEqual(['罗佳怡', '周子航', '林晓彤'])
})
