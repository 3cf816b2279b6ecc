import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { type ClaimStore, readClaim, readClaims } from '../store/claim.repository.ts'

/**
 * A claim's codes go to the insured alone: whoever reported it may be a stranger. What the link of an
 * SMS opens is good for nothing but such a code, which then opens the claim itself.
 */
export function claimPhones(store: ClaimStore): PhonesOnFile {
  return {
    kinds: ['claim', 'claim-notice'],
    async phoneOf({ object }) {
      return (await readClaim(store, { object: claimOf(object) })).insured.mobile
    },
    async onPhone(grants, phoneKey) {
      const claims = await readClaims(
        store,
        grants.map(({ object }) => claimOf(object)),
      )
      return claims.filter((claim) => claim.phoneKey?.equals(phoneKey)).map(({ ref }) => ref)
    },
  }
}

function claimOf({ customerKey, id }: ObjectRef): ObjectRef {
  return { kind: 'claim', customerKey, id }
}
