import type { viewApplication } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { lastApplication } from '../store/claim-application.ts'
import { claimOfId } from '../store/claim-at-desk.ts'

/** The application that the customer signed last, as a file: whose it is stands on it whole. */
export function answerViewApplication(
  services: ClaimsServices,
): DeskHandler<typeof viewApplication> {
  return async ({ claimId }, { staff, trace }) => {
    const ref = await claimOfId(services, claimId, staff.within)
    const application = ref && (await lastApplication(services, ref))
    if (ref === undefined || application === undefined) throw nothingFound()
    if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await trace({ event: 'claim-application-viewed', ...about(ref), outcome: 'signed' })
    const bytes = await services.files.read(application.file)
    return { bytes, contentType: 'application/pdf' }
  }
}
