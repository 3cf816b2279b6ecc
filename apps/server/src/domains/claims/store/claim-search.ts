import type { Lanes } from '../../../platform/database/lane.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
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
  { lanes }: { readonly lanes: Lanes },
  facts: readonly (readonly Buffer[])[],
  kind?: ClaimKind,
): Promise<FoundClaim[]> {
  const doors = facts.flatMap((ofFact, fact) => ofFact.map((door) => ({ fact, door })))
  const rows = await selectBehind(
    lanes.swift,
    doors.map(({ fact }) => fact),
    doors.map(({ door }) => door),
    facts.length,
    kind,
  )
  return rows.map(({ customer_key: customerKey, id, kind }) => ({
    ref: { kind: 'claim', customerKey, id },
    kind,
  }))
}

interface Row {
  readonly customer_key: Buffer
  readonly id: string
  readonly kind: ClaimKind
}

const selectBehind = statement<Row>(
  'open-claim-doors',
  `
  select claim.customer_key, claim.id, claim.kind
  from (
    select customer_key, claim_id
    from claim_door
    join unnest($1::int[], $2::bytea[]) as asked (fact, door) on door_key = asked.door
    group by customer_key, claim_id
    having count(distinct asked.fact) = $3::int
  ) as behind
  join claim on claim.customer_key = behind.customer_key and claim.id = behind.claim_id
  where $4::text is null or claim.kind = $4
  order by reported_at desc, claim.id
  limit ${foundAtMost}
`,
)
