import type { PhonesOnFile } from '../platform/verification/phones-on-file.ts'
import { type ClaimStore, readClaim, readClaims } from '../records/claims/claim.repository.ts'

/** A claim's codes go to the insured alone: whoever reported it may be a stranger. */
export function claimPhones(store: ClaimStore): PhonesOnFile {
  return {
    kinds: ['claim'],
    async phoneOf(grant) {
      return (await readClaim(store, grant)).insured.mobile
    },
    async onPhone(grants, phoneKey) {
      const claims = await readClaims(
        store,
        grants.map(({ object }) => object),
      )
      return claims.filter((claim) => claim.phoneKey?.equals(phoneKey)).map(({ ref }) => ref)
    },
  }
}
