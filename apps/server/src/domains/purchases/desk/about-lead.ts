import { aboutOwner } from '../../../platform/audit/audit-fact.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import type { DeskLead } from '../store/lead.repository.ts'

/** Whom a lead is about, as entries of the trail name them: whose own phone it is to be called at. */
export async function aboutLead(
  { people }: Pick<PurchasesServices, 'people'>,
  { ref, applicant }: Pick<DeskLead, 'ref' | 'applicant'>,
) {
  return aboutOwner(ref, await people.ownerOfPhone(ref.customerKey, applicant))
}
