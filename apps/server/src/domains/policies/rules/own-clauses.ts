import type { ClauseText } from '@ecenter/contract/policies/policy.ts'
import type { Coverage } from '../store/policy.ts'

/** What a clause is called. */
export interface ClauseTitle extends Pick<ClauseText, 'code' | 'title'> {
  /** The covers that it is about; left out or empty where it belongs to every policy of the product. */
  readonly coverCodes?: readonly string[] | undefined
}

/** A clause as products are sold under it. */
export type SoldClause = ClauseTitle & ClauseText

/**
 * The clauses of one policy: those of the whole product, then those of covers that were bought, in the order of the
 * covers, then those of what was given along. Add-ons that the policy does not have are left out.
 */
export function ownClauses<Sold extends ClauseTitle>(
  sold: readonly Sold[],
  coverages: readonly Pick<Coverage, 'code' | 'premiumFen'>[],
): Sold[] {
  const placed = sold.flatMap((clause) => {
    const place = placeOf(clause, coverages)
    return place === undefined ? [] : [{ clause, place }]
  })
  return placed.sort((one, other) => one.place - other.place).map(({ clause }) => clause)
}

/** The lower the earlier; undefined where the policy has none of its covers. */
function placeOf(
  { coverCodes = [] }: ClauseTitle,
  coverages: readonly Pick<Coverage, 'code' | 'premiumFen'>[],
): number | undefined {
  if (coverCodes.length === 0) return -1
  const places = coverages.flatMap(({ code, premiumFen }, at) => {
    if (!coverCodes.includes(code)) return []
    return premiumFen === 0 ? at + coverages.length : at
  })
  return places.length === 0 ? undefined : Math.min(...places)
}
