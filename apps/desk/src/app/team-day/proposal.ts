import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { freePlaces, whyNotTo } from './giving.ts'

/** One conversation that waits, and who would get it. */
export interface Proposed {
  readonly row: TeamRow
  readonly member: TeamMember
  /** So many places are free once they have it. */
  readonly left: number
}

/** A conversation that nobody has, and that may be given. */
export function isFreeChat({ kind, isUnowned, whyNotGiven }: TeamRow): boolean {
  return kind === 'chat' && isUnowned && whyNotGiven === undefined
}

/** Each conversation that waits goes to whoever has the most free places by then; what finds none stays. */
export function proposeByFreePlaces(
  rows: readonly TeamRow[],
  team: readonly TeamMember[],
): Proposed[] {
  const free = new Map(team.map((member) => [member.staffId, freePlaces(member)]))
  const freeOf = ({ staffId }: TeamMember) => free.get(staffId) ?? 0
  return rows.filter(isFreeChat).flatMap((row) => {
    const able = team.filter((each) => freeOf(each) > 0 && whyNotTo(row, each) === undefined)
    const [member] = able.toSorted((one, other) => freeOf(other) - freeOf(one))
    if (member === undefined) return []
    const left = freeOf(member) - 1
    free.set(member.staffId, left)
    return [{ row, member, left }]
  })
}
