import type { revealInsured } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { takeReveal } from '../../../platform/staff/reveals.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { claimOfId } from '../store/claim-at-desk.ts'

/** Counted, traced and answered in one transaction: nobody reads the name without a trace of it. */
export function answerRevealInsured(services: ClaimsServices): DeskHandler<typeof revealInsured> {
  return async ({ claimId }, { db, staff, record }) => {
    const store = { ...services, db }
    const ref = mustBeFound(await claimOfId(store, claimId, staff.within))
    const { insured } = await readClaim(store, { object: ref })
    await takeReveal(services, staff, db)
    record({ event: 'claim-insured-revealed', ...about(ref), outcome: 'shown' })
    return { name: insured.name, idTail: insured.idNumber.slice(-4) }
  }
}
