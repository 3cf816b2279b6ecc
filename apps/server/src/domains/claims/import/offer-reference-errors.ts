import { isDeepStrictEqual } from 'node:util'
import type { ImportStore } from '../../../imports/import-kind.ts'
import { uuidOf } from '../../../platform/grants/object-ref.ts'
import type { OfferFacts } from '../rules/offer-facts.ts'
import { readClaims } from '../store/claim.repository.ts'
import { readSettlementAnswer } from '../store/settlement-answer.ts'
import { registNoKey } from '../store/store-claims.ts'
import type { ClaimRow } from './claim-row.ts'

/**
 * Why offers do not fit, by their places in `rows`: what customers read and sign is a version, so that none is told
 * anew with another content, nor an older one after one that was answered.
 */
export async function offerReferenceErrors(
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
