import { parse } from 'valibot'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { portionsOf } from '../../../platform/database/portions-of.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { areaOf } from '../../policies/rules/policy-area.ts'
import { amountAtStake } from '../rules/money/amount-at-stake.ts'
import { type ClaimStore, claimContext } from './claim.repository.ts'
import type { Claim } from './claim.ts'
import { claimLookupKeysOf } from './claim-lookup-keys.ts'
import { type ClaimSecrets, claimSecrets } from './claim-record.ts'
import { verdictRows, writeVerdicts } from './documents/claim-document.repository.ts'
import type { DocumentVerdict } from './documents/claim-document.ts'
import { workColumns } from './note-claim-work.ts'

/** A claim as the insurer's core tells it, before it has a row here. */
export interface NewClaim
  extends ClaimSecrets,
    Pick<Claim, 'kind' | 'reportedAt' | 'accidentAt' | 'accidentType' | 'lossTypes' | 'events'> {
  /** What was said of its documents so far. */
  readonly documents?: readonly DocumentVerdict[] | undefined
  /** The policy that it is a claim on: its number, and the ID number of whom it names as insured. */
  readonly policy: { readonly policyNo: string; readonly insuredIdNumber: string }
}

/** Stores claims, what has happened to them, and the lookup keys that lead to them; their policies are there. */
export async function storeClaims(
  { db, keys }: ClaimStore,
  claims: readonly NewClaim[],
): Promise<void> {
  const rows = claims.map((claim) => claimRows(keys, claim))
  await inTransaction(db, async (transaction) => {
    for (const some of portionsOf(rows.map(({ claim }) => claim))) {
      await transaction.insertInto('claim').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ lookupKeys }) => lookupKeys))) {
      await transaction.insertInto('claim_lookup_key').values(some).execute()
    }
    for (const some of portionsOf(rows.flatMap(({ events }) => events))) {
      await transaction.insertInto('claim_event').values(some).execute()
    }
    await writeVerdicts(
      { db: transaction },
      rows.flatMap(({ verdicts }) => verdicts),
    )
  })
}

export type ClaimRows = ReturnType<typeof claimRows>

/** All rows of a claim, by what they are rows of. */
export function claimRows(keys: Keys, claim: NewClaim) {
  const { policyNo, insuredIdNumber } = claim.policy
  const id = uuidOf(registNoKey(keys, claim.registNo))
  const customer_key = keys.searchHash('customer', insuredIdNumber)
  const place = { customer_key, claim_id: id }
  const { mobile } = claim.insured
  return {
    claim: {
      customer_key,
      id,
      policy_id: uuidOf(keys.searchHash('policy-no', policyNo)),
      kind: claim.kind,
      regist_no_key: registNoKey(keys, claim.registNo),
      phone_key: mobile === undefined ? null : keys.searchHash('phone', mobile),
      reported_at: claim.reportedAt,
      accident_at: claim.accidentAt,
      area_code: areaOf(policyNo) || null,
      accident_type: claim.accidentType,
      loss_types: [...claim.lossTypes],
      amount_fen: amountAtStake(claim) ?? null,
      sealed: keys.seal(claimContext(id), parse(claimSecrets, claim)),
      ...workColumns(claim),
    },
    verdicts: verdictRows(keys, { customerKey: customer_key, id }, claim.documents ?? []),
    lookupKeys: claimLookupKeysOf(keys, claim).map((lookup_key) => ({ ...place, lookup_key })),
    events: claim.events.map(({ type, at, facts }, before) => ({
      ...place,
      seq: before + 1,
      at,
      type,
      facts: JSON.stringify(facts),
    })),
  }
}

/** What a report number is searched by. */
export function registNoKey(keys: Keys, registNo: string): Buffer {
  return keys.searchHash('regist-no', registNo)
}

/** What was said of a claim here, by staff in words that may speak of people: it lies sealed in its row. */
export type ClaimWords = Partial<
  Pick<ClaimSecrets, 'refusalReason' | 'cancellationReason' | 'skipReasons' | 'answeredOffer'>
>

/** Keeps what was said of a claim here; it was read behind its lock. */
export async function storeClaimWords(
  { db, keys }: ClaimStore,
  claim: Claim,
  words: ClaimWords,
): Promise<void> {
  const { customerKey, id } = claim.ref
  const secrets = parse(claimSecrets, { ...claim, ...words })
  await db
    .updateTable('claim')
    .set({ sealed: keys.seal(claimContext(id), secrets) })
    .where('customer_key', '=', customerKey)
    .where('id', '=', id)
    .execute()
}
