import type { Insertable } from 'kysely'
import { parse } from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { LoneConnection } from '../../../platform/database/connections/lone-connection.ts'
import type { Db } from '../../../platform/database/database.ts'
import { removeLookupKeys } from '../../../platform/database/lookup-keys/remove-lookup-keys.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { lockStored } from '../../../platform/database/row-refs.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { waitForPlates } from '../../policies/store/policy-plates.ts'
import { documentList, isMissingAny } from '../rules/document-list.ts'
import { amountKnown } from '../rules/money/small-claims.ts'
import { timelineOf } from '../rules/timeline.ts'
import { appendClaimEvent } from './append-claim-event.ts'
import { type ClaimStore, claimContext, readClaims } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { claimSecrets } from './claim-record.ts'
import { openClaimsUnderPlates } from './claims-under-plates.ts'
import { readDocumentFacts, writeVerdicts } from './documents/claim-document.repository.ts'
import { asking, type DocumentStore } from './documents/claim-documents.ts'
import { claimsRefusedHere, replaceImportedEvents } from './imported-claim-events.ts'
import { noteClaimWork } from './note-claim-work.ts'
import { noteReturnStatuses } from './note-return-status.ts'
import type { ClaimRows, ClaimWords } from './store-claims.ts'

interface ClaimTarget extends DocumentStore, Pick<LoneConnection, 'copy'> {
  readonly clock: Pick<Clock, 'now'>
}
type ClaimRow = ClaimRows['claim'] & Insertable<Tables['claim']>

/**
 * Stores many claims at once, or writes them anew: facts, lookup keys and the events that the core told are
 * replaced. Events that were noted here, files that customers sent, later verdicts on them and
 * subscriptions stay. Within a transaction.
 */
export async function writeClaims(
  target: ClaimTarget,
  claims: readonly ClaimRows[],
): Promise<void> {
  const { db, copy } = target
  const rows = claims.map(({ claim }) => claim)
  await waitForPlates(db)
  const stored = await lockStored(db, 'claim', rows)
  const known = rows.filter(({ id }) => stored.has(id))
  const before = await readClaims(target, known.map(refOf))
  await removeLookupKeys(db, 'claim_lookup_key', rows)
  if (known.length > 0) await replaceKnown(target, known, before)
  await copy(
    'claim',
    rows.filter(({ id }) => !stored.has(id)),
  )
  await copy(
    'claim_lookup_key',
    claims.flatMap(({ lookupKeys }) => lookupKeys),
  )
  await openClaimsUnderPlates(target, rows)
  await replaceImportedEvents(target, claims, known)
  await writeVerdicts(
    { db },
    claims.flatMap(({ verdicts }) => verdicts),
  )
  await noteClaimWork({ db }, known)
  if (known.length > 0) await noteReturnStatuses({ db }, known)
  await noteDocumentsEnough(target, before)
}

function refOf({ customer_key, id }: ClaimRow): ObjectRef {
  return { kind: 'claim', customerKey: customer_key, id }
}

async function replaceKnown(
  store: ClaimStore,
  known: readonly ClaimRow[],
  before: readonly Claim[],
): Promise<void> {
  const { db, keys } = store
  const refused = await claimsRefusedHere(db, known)
  const words = new Map(before.map((claim) => [claim.id, wordsOfDesk(claim, refused)]))
  await rewrite(
    db,
    known.map((row) => withWords(keys, row, words.get(row.id) ?? {})),
  )
}

/** What was done here stays: which offer was answered; what the desk wrote: why it refused or cancelled, for the customer to read, and why it passed over a step. */
function wordsOfDesk(
  { id, refusalReason, cancellationReason, skipReasons, answeredOffer }: Claim,
  refused: ReadonlySet<string>,
): ClaimWords {
  return {
    ...(refused.has(id) && refusalReason !== undefined && { refusalReason }),
    ...(cancellationReason !== undefined && { cancellationReason }),
    ...(skipReasons !== undefined && { skipReasons }),
    ...(answeredOffer !== undefined && { answeredOffer }),
  }
}

function withWords(keys: ClaimStore['keys'], row: ClaimRow, words: ClaimWords): ClaimRow {
  if (Object.keys(words).length === 0) return row
  const told = parse(claimSecrets, keys.unseal(claimContext(row.id), row.sealed))
  return { ...row, sealed: keys.seal(claimContext(row.id), { ...told, ...words }) }
}

async function rewrite(db: Db, rows: readonly ClaimRow[]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    await db
      .insertInto('claim')
      .values(portion)
      .onConflict((conflict) =>
        conflict.columns(['customer_key', 'id']).doUpdateSet(({ ref }) => ({
          policy_id: ref('excluded.policy_id'),
          kind: ref('excluded.kind'),
          phone_key: ref('excluded.phone_key'),
          reported_at: ref('excluded.reported_at'),
          accident_at: ref('excluded.accident_at'),
          area_code: ref('excluded.area_code'),
          accident_type: ref('excluded.accident_type'),
          loss_types: ref('excluded.loss_types'),
          amount_fen: ref('excluded.amount_fen'),
          sealed: ref('excluded.sealed'),
        })),
      )
      .execute()
  }
}

interface Store extends DocumentStore {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * A claim that turns out to be small asks for less: where all of that has come already, nobody will send
 * anything more, so it is told here. `before` is how claims were that are written anew, in the same transaction.
 */
async function noteDocumentsEnough(store: Store, before: readonly Claim[]): Promise<void> {
  const waited = new Map(
    before
      .filter((claim) => timelineOf(claim).documents === 'asked')
      .map((claim) => [claim.id, claim] as const),
  )
  const refs = [...waited.values()].map(({ ref }) => ref)
  for (const claim of await readClaims(store, refs)) {
    const earlier = waited.get(claim.id)
    if (earlier === undefined || amountKnown(earlier) === amountKnown(claim)) continue
    if (timelineOf(claim).documents !== 'asked') continue
    const { damages, offer } = earlier
    const facts = await readDocumentFacts(store, claim)
    const asLarge = documentList(asking(store, { ...claim, damages, offer }), facts)
    if (!isMissingAny(asLarge) || isMissingAny(documentList(asking(store, claim), facts))) continue
    const at = store.clock.now()
    await appendClaimEvent(store, claim.ref, { type: 'documents-sent', at, facts: {} })
  }
}
