import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { type ClaimStore, readClaim } from '../../claims/store/claim.repository.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { claimOfId } from '../../claims/store/claim-at-desk.ts'
import { returnClaimOf } from '../store/return-claim.repository.ts'
import type { ReturnClaim } from '../store/return-claim.ts'

interface ReadReturn {
  readonly returned: ReturnClaim
  readonly claim: Claim
}

/** The return that the desk names by the id of its claim; a claim on something else is none. */
export async function returnOfId(
  store: ClaimStore,
  claimId: string,
  within: Within,
): Promise<ReadReturn> {
  const ref = await claimOfId(store, claimId, within)
  const returned = ref && (await returnClaimOf(store, ref))
  if (ref === undefined || returned === undefined) throw nothingFound()
  return { returned, claim: await readClaim(store, { object: ref }) }
}
