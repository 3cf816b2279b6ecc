import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { availabilityText } from '../../customer-service/supervision/staffing-words.ts'
import { freePlaces, whyNotTo } from './giving.ts'

/** 罗佳怡（工号 1003）, as colleagues and customers are told of them. */
export function memberName({ name, number }: Pick<TeamMember, 'name' | 'number'>): string {
  return number === undefined ? name : `${name}（工号 ${number}）`
}

/** In a list to choose from: who they are, whether they are here and what they have. */
export function memberLoad(member: TeamMember): string {
  const { isSelf, staffing, cases, late } = member
  const chats = staffing && `${availabilityText(staffing)} ${staffing.open}/${staffing.atMost}`
  const free = freePlaces(member)
  const words = [
    chats,
    free > 0 && `空 ${free} 个`,
    `申诉 ${cases} 件`,
    late > 0 && `超时 ${late} 件`,
  ].filter(Boolean)
  return `${isSelf ? '我' : memberName(member)} · ${words.join(' · ')}`
}

/** What comes of letting go over them. */
export function dropWords(rows: readonly TeamRow[], member: TeamMember): string {
  const fits = rows.filter((row) => whyNotTo(row, member) === undefined)
  const [first] = rows
  if (fits.length === 0) {
    return `${member.name}接不了：${(first && whyNotTo(first, member)) ?? '没有可以分的'}`
  }
  const cases = member.cases + fits.filter(({ kind }) => kind === 'case').length
  const chats = (member.staffing?.open ?? 0) + fits.filter(({ kind }) => kind === 'chat').length
  const held = [
    fits.some(({ kind }) => kind === 'case') && `共 ${cases} 件申诉`,
    fits.some(({ kind }) => kind === 'chat') && `共 ${chats} 个会话`,
  ].filter(Boolean)
  return `放开后分给${member.name}，${held.join('、')}；超时照记`
}
