import { strictObject, string } from 'valibot'
import type { ClaimStore } from '../../domains/claims/store/claim.repository.ts'
import { storeClaimLink } from '../../domains/claims/store/claim-link.ts'
import { subscribe } from '../../domains/claims/store/claim-subscription.ts'
import { registNoKey } from '../../domains/claims/store/store-claims.ts'
import { uuidOf } from '../../platform/grants/object-ref.ts'
import { moment } from '../data/moment.ts'
import { readRows } from '../data/read-data.ts'
import { demoClaims } from '../demo-claims.ts'
import { people } from '../people.ts'

/** As an SMS would have brought them, but always the same, so that each start has them. */
export const claimLinkRow = strictObject({ link: string(), expiresAt: moment })

/** One subscriber of the demo, with a link that lasts and one that is over. */
export async function storeClaimLinks(store: ClaimStore, today: string): Promise<void> {
  const { idNumber, mobile } = people.rarerName
  const claim = demoClaims(today).find(({ insured }) => insured.idNumber === idNumber)
  if (claim === undefined) throw new Error('the subscriber of the demo has no claim')
  const { keys } = store
  const ref = {
    customerKey: keys.searchHash('customer', idNumber),
    id: uuidOf(registNoKey(keys, claim.registNo)),
  }
  const now = new Date(`${today}T00:00:00+08:00`)
  await subscribe(store, ref, { phoneKey: keys.searchHash('phone', mobile), now })
  for (const row of readRows('claim-links.ndjson', claimLinkRow, today)) {
    await storeClaimLink(store, ref, row)
  }
}
