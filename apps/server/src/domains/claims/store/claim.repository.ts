import type { Selectable } from 'kysely'
import { array, is, parse } from 'valibot'
import { grantMissing } from '../../../platform/calls/failure.ts'
import { connectionWithin } from '../../../platform/database/connections/connection-within.ts'
import type { PipelinedConnection } from '../../../platform/database/connections/pipelined-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type ClaimEvent, claimEventFacts, claimEventType } from '../rules/claim-event.ts'
import { lossType } from '../rules/loss-type.ts'
import type { Claim } from './claim.ts'
import { claimSecrets } from './claim-record.ts'

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

/** The same for many that were proven or found behind a lookup key, in their order; other kinds are passed over. */
export function readClaims({ db, keys }: ClaimStore, refs: readonly ObjectRef[]): Promise<Claim[]> {
  return openClaims({ connection: connectionWithin(db), keys }, refs)
}

/**
 * The same for who finds many times a second: on a pipelined connection that many share, and not within a
 * transaction.
 */
export async function openClaims(
  { connection, keys }: { readonly connection: PipelinedConnection; readonly keys: Keys },
  refs: readonly ObjectRef[],
): Promise<Claim[]> {
  const asked = refs.filter(({ kind }) => kind === 'claim')
  if (asked.length === 0) return []
  const customers = asked.map(({ customerKey }) => customerKey)
  const ids = asked.map(({ id }) => id)
  const [rows, told] = await Promise.all([
    selectClaims(connection, customers, ids),
    selectEvents(connection, customers, ids),
  ])
  const events = eventsByClaim(told)
  const read = new Map(rows.map((row) => [row.id, claimOf(keys, row, events.get(row.id) ?? [])]))
  return ids.flatMap((id) => read.get(id) ?? [])
}

/** Where the personal part of a claim is sealed for; it opens nowhere else. */
export function claimContext(id: string): string {
  return `claim/${id}`
}

type ClaimRow = Selectable<Tables['claim']> & { product_name: string }

const selectClaims = statement<ClaimRow>(
  'read-claims',
  `
  select claim.*, product.name as product_name
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join claim on claim.customer_key = asked.customer_key and claim.id = asked.id
  join policy on policy.customer_key = claim.customer_key and policy.id = claim.policy_id
  join product on product.code = policy.product_code
`,
)

type EventRow = Pick<
  Selectable<Tables['claim_event']>,
  'claim_id' | 'seq' | 'at' | 'type' | 'facts'
> &
  Partial<Pick<Selectable<Tables['claim_event']>, 'is_of_core'>>

const selectEvents = statement<EventRow>(
  'read-claim-events',
  `
  select claim_id, seq, at, type, facts, is_of_core
  from unnest($1::bytea[], $2::uuid[]) as asked (customer_key, id)
  join claim_event
    on claim_event.customer_key = asked.customer_key and claim_event.claim_id = asked.id
  order by at, seq
`,
)

/** As they are read, in the order of time. */
export function eventsByClaim(rows: readonly EventRow[]): Map<string, ClaimEvent[]> {
  const events = new Map<string, ClaimEvent[]>()
  for (const { claim_id, seq, at, type, facts, is_of_core = false } of rows) {
    // The core may tell of more than this service knows: the claim shows without it.
    if (!is(claimEventType, type)) continue
    const told = { seq, at, type, facts: parse(claimEventFacts, facts) }
    const event = is_of_core ? { ...told, isOfCore: true } : told
    events.set(claim_id, [...(events.get(claim_id) ?? []), event])
  }
  return events
}

function claimOf(keys: Keys, row: ClaimRow, events: readonly ClaimEvent[]): Claim {
  return {
    ...parse(claimSecrets, keys.unseal(claimContext(row.id), row.sealed)),
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
