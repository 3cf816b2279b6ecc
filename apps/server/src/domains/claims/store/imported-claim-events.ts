import { sql } from 'kysely'
import { parse } from 'valibot'
import type { LoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listOfRowRefs, type RowRef } from '../../../platform/database/row-refs.ts'
import { removeImportedEvents, storedEvents } from '../../../platform/events/imported-events.ts'
import { numberImportedEvents } from '../../../platform/events/number-imported-events.ts'
import { claimEventFacts } from '../rules/claim-event.ts'
import type { ClaimRows } from './store-claims.ts'

/** Writes what the core tells of claims, of which some were known; what was noted here stays as it is. */
export async function replaceImportedEvents(
  { db, copy }: Pick<LoneConnection, 'db' | 'copy'>,
  claims: readonly ClaimRows[],
  known: readonly RowRef[],
): Promise<void> {
  const stored = await storedEvents(db, 'claim_event', known)
  await removeImportedEvents(db, 'claim_event', known)
  const told = new Map(
    claims.map(({ claim, events }) => {
      const named = events.map((event) => ({ ...event, what: event.type }))
      return [claim.id, numberImportedEvents(named, stored.get(claim.id) ?? [])]
    }),
  )
  const rows = [...told.values()].flat()
  await copy(
    'claim_event',
    rows.map(({ what: _, ...event }) => ({ ...event, is_of_core: true })),
  )
  await noteArrivals(db, claims, known)
  await forgetLostNumbers(
    db,
    known.map(({ customer_key, id }) => {
      const own = (stored.get(id) ?? []).filter(({ isOfCore }) => !isOfCore)
      const numbers = [...own, ...(told.get(id) ?? [])].map(({ seq }) => seq)
      return { customer_key, id, seq: Math.max(0, ...numbers) }
    }),
  )
}

/** A payment that was noted here as well stays as it was noted, but for when it arrives: that the core alone knows. */
async function noteArrivals(
  db: Db,
  claims: readonly ClaimRows[],
  known: readonly RowRef[],
): Promise<void> {
  const ids = new Set(known.map(({ id }) => id))
  const arrivals = claims.filter(({ claim }) => ids.has(claim.id)).flatMap(arrivalsOf)
  if (arrivals.length === 0) return
  await sql`
    update claim_event as event set facts = event.facts || arrival.facts
    from unnest(
      ${arrivals.map(({ customer_key }) => customer_key)}::bytea[],
      ${arrivals.map(({ claim_id }) => claim_id)}::uuid[],
      ${arrivals.map(({ at }) => at)}::timestamptz[],
      ${arrivals.map(({ facts }) => facts)}::jsonb[]
    ) as arrival (customer_key, claim_id, at, facts)
    where event.customer_key = arrival.customer_key and event.claim_id = arrival.claim_id
      and event.at = arrival.at and event.type = 'paid' and not event.is_of_core
  `.execute(db)
}

function arrivalsOf({ events }: ClaimRows) {
  return events.flatMap(({ customer_key, claim_id, at, type, facts }) => {
    if (type !== 'paid') return []
    const { arrivesOn, arrivedOn } = parse(claimEventFacts, JSON.parse(facts))
    if ((arrivesOn ?? arrivedOn) === undefined) return []
    return [{ customer_key, claim_id, at, facts: JSON.stringify({ arrivesOn, arrivedOn }) }]
  })
}

/** Those of the claims that staff have refused here. */
export async function claimsRefusedHere(
  db: Db,
  rowRefs: readonly RowRef[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ claim_id: string }>`
    select event.claim_id from claim_event as event
    join ${listOfRowRefs(rowRefs)}
      on event.customer_key = row_ref.customer_key and event.claim_id = row_ref.id
    where event.type = 'refused' and not event.is_of_core
  `.execute(db)
  return new Set(rows.map(({ claim_id }) => claim_id))
}

/** Where the core took back the last events, the next one gets a number that was told already. */
async function forgetLostNumbers(
  db: Db,
  latest: readonly (RowRef & { readonly seq: number })[],
): Promise<void> {
  if (latest.length === 0) return
  await sql`
    update claim_subscription as subscription set notified_seq = latest.seq
    from unnest(
      ${latest.map(({ customer_key }) => customer_key)}::bytea[],
      ${latest.map(({ id }) => id)}::uuid[],
      ${latest.map(({ seq }) => seq)}::int[]
    ) as latest (customer_key, id, seq)
    where subscription.customer_key = latest.customer_key and subscription.claim_id = latest.id
      and subscription.notified_seq > latest.seq
  `.execute(db)
}
