import { nothingFound } from '../../platform/calls/failure.ts'
import { type ClaimStore, readClaim } from '../../records/claims/claim.repository.ts'
import type { Claim } from '../../records/claims/claim.ts'
import { claimOfId } from '../../records/claims/claim-at-desk.ts'
import { returnClaimOf } from '../../records/return-insurance/return-claim.repository.ts'
import type { ReturnClaim } from '../../records/return-insurance/return-claim.ts'

interface ReadReturn {
  readonly returned: ReturnClaim
  readonly claim: Claim
}

/** The return that the desk names by the id of its claim; a claim on something else is none. */
export async function returnOfId(store: ClaimStore, claimId: string): Promise<ReadReturn> {
  const ref = await claimOfId(store, claimId)
  const returned = ref && (await returnClaimOf(store, ref))
  if (ref === undefined || returned === undefined) throw nothingFound()
  return { returned, claim: await readClaim(store, { object: ref }) }
}
