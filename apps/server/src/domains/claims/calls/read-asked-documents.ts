import type { readAskedDocuments } from '@ecenter/contract/claims/claim-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { readClaim } from '../store/claim.repository.ts'
import { documentsForCustomer } from '../store/claim-documents.ts'

/** What family sends: the list alone, for amounts and facts are not theirs to see. */
export function answerReadAskedDocuments(
  services: ClaimsServices,
): Handler<typeof readAskedDocuments> {
  return async (_request, visitor) => {
    const claim = await readClaim(services, visitor.grant)
    await services.audit.record({
      event: 'claim-read',
      ...askedBy(visitor),
      ...about(claim.ref),
      outcome: 'documents',
    })
    return { documents: await documentsForCustomer(services, claim) }
  }
}
