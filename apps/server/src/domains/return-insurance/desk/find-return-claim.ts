import type { findReturnClaim } from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import { claimOfNumber } from '../../claims/store/claim-at-desk.ts'
import { claimsWithin } from '../../claims/store/claim-within.ts'
import { findBehind } from '../../policies/store/lookup-key-search.ts'
import { marketplaceOrderLookupKey } from '../../policies/store/other-lookup-keys.ts'
import type { ReturnInsuranceServices } from '../return-insurance-services.ts'
import { claimRefOf } from '../rules/claim-ref.ts'
import { returnClaimOf, returnClaimOn } from '../store/return-claim.repository.ts'
import type { ReturnClaim } from '../store/return-claim.ts'

export function answerFindReturnClaim(
  services: ReturnInsuranceServices,
): DeskHandler<typeof findReturnClaim> {
  return async ({ number }, { staff: { within }, trace }) => {
    const found =
      (await byReport(services, number, within)) ?? (await byOrder(services, number, within))
    if (found === undefined) {
      await trace({ event: 'return-found', outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'return-found', ...about(claimRefOf(found)), outcome: 'found' })
    return { claimId: found.claimId }
  }
}

async function byReport(
  services: ReturnInsuranceServices,
  number: string,
  within: Within,
): Promise<ReturnClaim | undefined> {
  const ref = await claimOfNumber(services, number.toUpperCase(), within)
  return ref && returnClaimOf(services, ref)
}

/** Two marketplaces may give one number: the one that was claimed is meant. */
async function byOrder(
  services: ReturnInsuranceServices,
  number: string,
  within: Within,
): Promise<ReturnClaim | undefined> {
  const insured = await findBehind(services, [[marketplaceOrderLookupKey(services.keys, number)]])
  const claims = await Promise.all(insured.map(({ ref }) => returnClaimOn(services, ref)))
  const claim = claims.find((one) => one !== undefined)
  if (claim === undefined) return undefined
  const seen = await claimsWithin(services, [claimRefOf(claim)], within)
  return seen.length === 0 ? undefined : claim
}
