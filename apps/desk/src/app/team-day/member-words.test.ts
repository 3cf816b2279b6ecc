import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { expect, test } from 'vitest'
import { nameOfRow, whyNotTo } from './giving.ts'
import { dropWords, memberLoad } from './member-words.ts'

const staffing = { availability: 'online', taking: 'may', open: 2, atMost: 5 } as const
const luo: TeamMember = {
  ...{ staffId: 'luo', name: '罗佳怡', number: '1003', isSelf: false, kinds: ['chat', 'case'] },
  ...{ staffing, cases: 3, leads: 1, late: 0, calls: 0 },
}
const chat: TeamRow = {
  ...{ kind: 'chat', id: 'c1', what: '排队等人工', number: '会话 B77E', isUnowned: true },
  dueAt: '2026-11-24T02:39:00.000Z',
}
const appeal: TeamRow = { ...chat, kind: 'case', id: 'a1', number: 'TS3440', version: 2 }
const lead: TeamRow = { ...chat, kind: 'lead', whyNotGiven: '投保登记由客服自己接手，不能分' }

test('a row is called by its kind and number, a chat by what colleagues call it', () => {
  expect([chat, appeal].map(nameOfRow)).toEqual(['会话 B77E', '申诉 TS3440'])
})

test('what a colleague has and whether they are here stands beside their name', () => {
  expect(memberLoad(luo)).toBe('罗佳怡（工号 1003） · 在线 2/5 · 空 3 个 · 申诉 3 件')
  expect(memberLoad({ ...luo, isSelf: true, late: 2 })).toBe(
    '我 · 在线 2/5 · 空 3 个 · 申诉 3 件 · 超时 2 件',
  )
  const { staffing: _, number: __, ...clerk } = luo
  expect(memberLoad(clerk)).toBe('罗佳怡 · 申诉 3 件')
})

test('before something is let go over a colleague it is said what comes of it', () => {
  expect(dropWords([appeal], luo)).toBe('放开后分给罗佳怡，共 4 件申诉；超时照记')
  expect(dropWords([appeal, chat], luo)).toBe(
    '放开后分给罗佳怡，共 4 件申诉、共 3 个会话；超时照记',
  )
  expect(dropWords([lead], luo)).toBe('罗佳怡接不了：投保登记由客服自己接手，不能分')
})

test('who cannot be given a thing is told why', () => {
  const taking = (taking: 'full' | 'away' | 'gone') => ({
    ...luo,
    staffing: { ...staffing, taking },
  })
  expect(whyNotTo(chat, luo)).toBeUndefined()
  expect(whyNotTo(chat, taking('full'))).toBe('手上的会话已满')
  expect(whyNotTo(chat, taking('away'))).toBe('现在不接新会话')
  expect(whyNotTo(chat, taking('gone'))).toBe('现在不在线')
  expect(whyNotTo(appeal, taking('gone'))).toBeUndefined()
  expect(whyNotTo(chat, { ...luo, isSelf: true })).toContain('自己接待')
  expect(whyNotTo(appeal, { ...luo, kinds: ['chat'] })).toBe('这位同事没有办申诉的权限')
  const own = { staffId: 'luo', name: '罗佳怡' }
  expect(whyNotTo({ ...appeal, owner: own }, luo)).toBe('已经由这位同事办理')
})
