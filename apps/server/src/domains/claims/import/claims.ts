import { isDeepStrictEqual } from 'node:util'
import type { ImportKind, ImportStore } from '../../../imports/import-kind.ts'
import { rowsOfOthers } from '../../../platform/database/row-refs.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import { policyReferenceErrors } from '../../policies/import/policy-reference-errors.ts'
import type { OfferFacts } from '../rules/money/offer-facts.ts'
import { claimContext, readClaims } from '../store/claim.repository.ts'
import { answerByEnds } from '../store/settlement/decision-wish.ts'
import { endPayeeChanges } from '../store/settlement/payee-change-wish.ts'
import { readSettlementAnswer } from '../store/settlement/settlement-answer.ts'
import { type ClaimRows, claimRows, type NewClaim, registNoKey } from '../store/store-claims.ts'
import { writeClaims } from '../store/write-claims.ts'
import { type ClaimRow, claimRow } from './claim-row.ts'

export const claims: ImportKind<ClaimRow, ClaimRows> = {
  name: 'claims',
  words:
    'A claim on a policy, which has to be stored before, with all that has happened to it so far.',
  schema: claimRow,
  keyOf: ({ registNo }) => registNo,
  keyColumn: 'registNo',
  sealedIn: { table: 'claim', context: claimContext, field: 'registNo' },
  ownerOf: ({ insuredIdNumber }) => insuredIdNumber,
  ownerColumn: 'insuredIdNumber',
  referenceErrors: referenceErrorsOf,
  happenedAt: ({ reportedAt, events, documents }) => [
    { column: 'reportedAt', moment: reportedAt },
    ...events.map(({ at: moment }, at) => ({ column: `events.${at}.at`, moment })),
    ...documents.map(({ judgedAt: moment }, at) => ({
      column: `documents.${at}.judgedAt`,
      moment,
    })),
  ],
  prepare: (keys, row) => claimRows(keys, newClaim(row)),
  async store(store, rows) {
    await writeClaims(store, rows)
    const claims = rows.map(({ claim }) => claim)
    await answerByEnds(store, claims)
    await endPayeeChanges(store, claims)
  },
}

/** A claim that was reported here lies with its customer before the core tells of it. */
async function referenceErrorsOf(
  store: ImportStore,
  rows: readonly ClaimRow[],
): Promise<Map<number, string>> {
  const { db, keys } = store
  const rowRefs = rows.map(({ registNo, insuredIdNumber }) => ({
    customer_key: keys.searchHash('customer', insuredIdNumber),
    id: uuidOf(registNoKey(keys, registNo)),
  }))
  const others = await rowsOfOthers(db, 'claim', rowRefs)
  const reason = 'registNo: is a claim of another customer'
  return new Map([
    ...(await offerReferenceErrors(store, rows)),
    ...(await policyReferenceErrors(store, rows)),
    ...others.map((at) => [at, reason] as const),
  ])
}

export function newClaim(row: ClaimRow): NewClaim {
  const { policyNo, insuredIdNumber, otherPolicyNos, events } = row
  return {
    ...row,
    policy: { policyNo, insuredIdNumber },
    policyNos: [...new Set([policyNo, ...otherPolicyNos])],
    events: events.map(({ type, at, payees, amountFen: told, ...facts }) => {
      const amountFen = paidFen({ amountFen: told, payees })
      return { type, at, facts: { ...facts, ...(amountFen !== undefined && { amountFen }) } }
    }),
    // No event holds anything personal.
    paidInto: events.flatMap(({ at, payees = [], amountFen }) => {
      const [first] = payees
      if (first === undefined) return []
      const shares = payees.map(({ amountFen: share, ...account }) => ({
        ...account,
        shareFen: share ?? amountFen ?? 0,
      }))
      const { name, bank, accountNo } = first
      const payee = { name, bank, accountNo, ...(shares.length > 1 && { shares }) }
      return [{ at: at.toISOString(), payee }]
    }),
  }
}

type Paid = Pick<ClaimRow['events'][number], 'amountFen' | 'payees'>

/** What was paid is what its accounts got: a receipt of another sum would name accounts that do not add up to it. */
function paidFen({ amountFen, payees = [] }: Paid): number | undefined {
  const told = payees.flatMap((each) => each.amountFen ?? [])
  if (amountFen !== undefined || told.length === 0) return amountFen
  return told.reduce((sum, each) => sum + each, 0)
}

/**
 * Why offers do not fit, by their places in `rows`: what customers read and sign is a version, so that none is told
 * anew with another content, nor an older one after one that was answered.
 */
async function offerReferenceErrors(
  store: ImportStore,
  rows: readonly ClaimRow[],
): Promise<Map<number, string>> {
  const told = rows.flatMap(({ registNo, insuredIdNumber, offer }, at) => {
    if (offer === undefined) return []
    const customerKey = store.keys.searchHash('customer', insuredIdNumber)
    const ref = {
      kind: 'claim' as const,
      customerKey,
      id: uuidOf(registNoKey(store.keys, registNo)),
    }
    return [{ at, offer, ref }]
  })
  const stored = await readClaims(
    store,
    told.map(({ ref }) => ref),
  )
  const claimOf = new Map(stored.map((claim) => [claim.id, claim]))
  const referenceErrors = new Map<number, string>()
  for (const { at, offer, ref } of told) {
    const { offer: known, answeredOffer = 0 } = claimOf.get(ref.id) ?? {}
    const isAnswered = offer.version === answeredOffer
    const before = isAnswered ? (await readSettlementAnswer(store, ref))?.offer : known
    if (offer.version < answeredOffer) {
      referenceErrors.set(at, 'offer.version: is below one that its customer has answered')
    } else if (before?.version === offer.version && !isSame(before, offer)) {
      referenceErrors.set(
        at,
        'offer.version: was told with another content, which makes another version',
      )
    }
  }
  return referenceErrors
}

/** But for the account, which the core learns of its customer, and which is judged by itself as somebody signs. */
function isSame(one: OfferFacts, other: OfferFacts): boolean {
  return isDeepStrictEqual(contentOf(one), contentOf(other))
}

function contentOf({ lines, totalFen, answerBy, mayPayOthers = false }: OfferFacts) {
  const told = lines.map(({ what, amountFen, basis }) => [what, amountFen, basis])
  return [told, totalFen, answerBy, mayPayOthers]
}
