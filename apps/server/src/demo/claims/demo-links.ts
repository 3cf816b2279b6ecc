import type { ClaimStore } from '../../domains/claims/store/claim.repository.ts'
import { storeClaimLink } from '../../domains/claims/store/claim-link.ts'
import { subscribe } from '../../domains/claims/store/claim-subscription.ts'
import { type NewClaim, registNoKey } from '../../domains/claims/store/store-claims.ts'
import { yearsAfter } from '../../platform/clock/days.ts'
import { uuidOf } from '../../platform/grants/object-ref.ts'
import { people } from '../people.ts'

/** As an SMS would have brought them, but always the same, so that each start has them. */
export const demoLinks = {
  live: 'demo-progress-link-001',
  expired: 'demo-link-that-expired',
}

/** One subscriber of the demo, with a link that lasts and one that is over. */
export async function storeDemoLinks(
  store: ClaimStore,
  claims: readonly NewClaim[],
  today: string,
): Promise<void> {
  const told = claims.find(({ insured }) => insured === people.rarerName)
  if (told === undefined) throw new Error('the subscriber of the demo has no claim')
  const { keys } = store
  const ref = {
    customerKey: keys.searchHash('customer', told.policy.insuredIdNumber),
    id: uuidOf(registNoKey(keys, told.registNo)),
  }
  const phoneKey = keys.searchHash('phone', people.rarerName.mobile)
  const now = new Date(`${today}T00:00:00+08:00`)
  const later = new Date(yearsAfter(today, 10))
  await subscribe(store, ref, { phoneKey, now })
  await storeClaimLink(store, ref, { link: demoLinks.live, expiresAt: later })
  await storeClaimLink(store, ref, { link: demoLinks.expired, expiresAt: now })
}
