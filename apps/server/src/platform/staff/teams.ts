import type { Db } from '../database/database.ts'
import { type Within, withinOf } from './within-branch.ts'

/** Some members of staff of one branch, or of the head office. */
export interface Team {
  /** Two branches may call theirs the same, so the branch is in it. */
  readonly key: string
  readonly name: string
  /** What the team works on; undefined at the head office. */
  readonly within: Within
}

/** The team of everybody who has one, by their id; nobody's name is opened. */
export async function readTeams({ db }: { readonly db: Db }): Promise<ReadonlyMap<string, Team>> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('branch', 'branch.com_code', 'staff.branch')
    .select(['staff.id', 'staff.branch', 'staff.team', 'com_name', 'area_code'])
    .execute()
  return new Map(
    rows.flatMap(({ id, branch, team, com_name, area_code }) => {
      if (team === null || team === '') return []
      const key = `${branch ?? ''}/${team}`
      const name = [com_name ?? branch ?? '总部', team].join(' ')
      return [[id, { key, name, within: withinOf(branch, area_code) }] as const]
    }),
  )
}
