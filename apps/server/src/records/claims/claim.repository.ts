import type { Selectable } from 'kysely'
import { array, is, parse } from 'valibot'
import { grantMissing } from '../../platform/calls/failure.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Grant, ObjectRef } from '../../platform/grants/grant.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { Claim } from './claim.ts'
import { type ClaimEvent, claimEventFacts, claimEventType } from './claim-event.ts'
import { claimSecrets } from './claim-record.ts'
import { lossType } from './loss-type.ts'

export interface ClaimStore {
  readonly db: Db
  readonly keys: Keys
}

/** The claim that was proven; a grant for anything else opens none. */
export async function readClaim(store: ClaimStore, proven: Pick<Grant, 'object'>): Promise<Claim> {
  if (proven.object.kind !== 'claim') throw grantMissing()
  const [claim] = await readClaims(store, [proven.object])
  if (claim === undefined) throw new Error('the claim that was proven is gone')
  return claim
}

/** The same for many that were proven or found behind a door, in their order; other kinds are passed over. */
export async function readClaims(store: ClaimStore, refs: readonly ObjectRef[]): Promise<Claim[]> {
  const asked = refs.filter(({ kind }) => kind === 'claim')
  if (asked.length === 0) return []
  const [rows, events] = await Promise.all([selectClaims(store, asked), selectEvents(store, asked)])
  const read = new Map(rows.map((row) => [row.id, claimOf(store, row, events.get(row.id) ?? [])]))
  return asked.flatMap(({ id }) => read.get(id) ?? [])
}

/** Where the personal part of a claim is sealed for; it opens nowhere else. */
export function claimPlace(id: string): string {
  return `claim/${id}`
}

type ClaimRow = Selectable<Tables['claim']> & { product_name: string }

function selectClaims({ db }: ClaimStore, refs: readonly ObjectRef[]): Promise<ClaimRow[]> {
  return db
    .selectFrom('claim')
    .innerJoin('policy', (join) =>
      join
        .onRef('policy.customer_key', '=', 'claim.customer_key')
        .onRef('policy.id', '=', 'claim.policy_id'),
    )
    .innerJoin('product', 'product.code', 'policy.product_code')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('claim.customer_key', 'claim.id'),
        'in',
        refs.map(({ customerKey, id }) => tuple(customerKey, id)),
      ),
    )
    .selectAll('claim')
    .select('product.name as product_name')
    .execute()
}

async function selectEvents(
  { db }: ClaimStore,
  refs: readonly ObjectRef[],
): Promise<Map<string, ClaimEvent[]>> {
  const rows = await db
    .selectFrom('claim_event')
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('customer_key', 'claim_id'),
        'in',
        refs.map(({ customerKey, id }) => tuple(customerKey, id)),
      ),
    )
    .select(['claim_id', 'at', 'type', 'facts'])
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const events = new Map<string, ClaimEvent[]>()
  for (const { claim_id, at, type, facts } of rows) {
    // The core may tell of more than this service knows: the claim shows without it.
    if (!is(claimEventType, type)) continue
    const event = { at, type, facts: parse(claimEventFacts, facts) }
    events.set(claim_id, [...(events.get(claim_id) ?? []), event])
  }
  return events
}

function claimOf({ keys }: ClaimStore, row: ClaimRow, events: readonly ClaimEvent[]): Claim {
  return {
    ...parse(claimSecrets, keys.unseal(claimPlace(row.id), row.sealed)),
    ref: { kind: 'claim', customerKey: row.customer_key, id: row.id },
    id: row.id,
    policyId: row.policy_id,
    kind: row.kind,
    productName: row.product_name,
    phoneKey: row.phone_key,
    reportedAt: row.reported_at,
    accidentAt: row.accident_at,
    accidentType: row.accident_type,
    lossTypes: parse(array(lossType), row.loss_types),
    events,
  }
}
