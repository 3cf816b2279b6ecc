import { hasPermission, type StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/database.ts'

/**
 * What a member of staff of a branch may see of rows that know their area: those of areas that begin so, and those
 * that know none. Undefined at the head office, which sees all.
 */
export type Within = string | undefined

/** Of a branch that nobody knows: nothing begins so, so only what belongs to all is seen. */
const nowhere = '-'

/** `area` is that of their branch; null where the branch is not stored. */
export function withinOf(branch: string | null, area: string | null): Within {
  if (branch === null) return undefined
  if (area === null) return nowhere
  return area.replace(/(00)+$/, '')
}

/** What a member of staff sees, by what they look at. */
export interface Seen {
  /** Of what a branch works on: claims, cases, reports, leads. */
  readonly within: Within
  /** Of what customers have: policies, orders, deliveries, links. Who serves the telephone serves those of every branch. */
  readonly served: Within
}

export function seenBy(staff: {
  readonly roles: readonly StaffRole[]
  readonly within?: Within
}): Seen {
  const { roles, within } = staff
  return { within, served: hasPermission(roles, 'serve-all-branches') ? undefined : within }
}

/** Holds for the rows of a branch, by the column that knows their area. */
export function isWithin(column: string, within: Within): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  const area = sql.ref(column)
  return sql<boolean>`(${area} is null or ${area} like ${`${within}%`})`
}

/** The same of one row that was read already, whose area may be unknown. */
export function liesWithin(areaCode: string | undefined, within: Within): boolean {
  return within === undefined || areaCode === undefined || areaCode.startsWith(within)
}

/** What each member of staff may see, by their id. */
export async function readWithin({
  db,
}: {
  readonly db: Db
}): Promise<ReadonlyMap<string, Within>> {
  const rows = await db
    .selectFrom('staff')
    .leftJoin('branch', 'branch.com_code', 'staff.branch')
    .select(['staff.id', 'staff.branch', 'area_code'])
    .execute()
  return new Map(rows.map(({ id, branch, area_code }) => [id, withinOf(branch, area_code)]))
}
