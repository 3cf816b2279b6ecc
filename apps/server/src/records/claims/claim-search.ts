import type { ObjectRef } from '../../platform/grants/grant.ts'
import type { ClaimStore } from './claim.repository.ts'
import type { ClaimKind } from './claim.ts'

/** A claim behind doors: as much as a long list needs of each row. */
export interface FoundClaim {
  readonly ref: ObjectRef
  readonly kind: ClaimKind
}

/** A company with more than these finds the rest by their report numbers. */
const foundAtMost = 1000

/**
 * The claims that every one of the facts leads to, of one kind where one is named, the latest report
 * first. A fact may have several doors; whichever is there opens. Nothing is decrypted.
 */
export async function findClaimsBehind(
  { db }: Pick<ClaimStore, 'db'>,
  facts: readonly (readonly Buffer[])[],
  kind?: ClaimKind,
): Promise<FoundClaim[]> {
  if (facts.length === 0) return []
  const rows = await facts
    .reduce(
      (found, doors) =>
        found.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('claim_door as door')
              .whereRef('door.customer_key', '=', 'claim.customer_key')
              .whereRef('door.claim_id', '=', 'claim.id')
              .where('door.door_key', 'in', doors)
              .select('door.claim_id'),
          ),
        ),
      db.selectFrom('claim').select(['claim.customer_key', 'claim.id', 'claim.kind']),
    )
    .$if(kind !== undefined, (found) => found.where('claim.kind', '=', kind ?? 'car'))
    .orderBy('reported_at', 'desc')
    .orderBy('claim.id')
    .limit(foundAtMost)
    .execute()
  return rows.map(({ customer_key: customerKey, id, kind }) => ({
    ref: { kind: 'claim', customerKey, id },
    kind,
  }))
}
