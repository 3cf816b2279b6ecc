import { type RawBuilder, sql } from 'kysely'

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

/** Holds for the rows of a branch, by the column that knows their area. */
export function isWithin(column: string, within: Within): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`
  const area = sql.ref(column)
  return sql<boolean>`(${area} is null or ${area} like ${`${within}%`})`
}
