import type { viewSignedAnswer } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { lastSigned } from '../store/last-signed.ts'

/** What the customer signed last of this claim, as a file: accounts stand on it whole. */
export function answerViewSignedAnswer(
  services: ClaimsServices,
): DeskHandler<typeof viewSignedAnswer> {
  return async ({ claimId, signed: asked }, { staff, trace }) => {
    const ref = await claimOfId(services, claimId, staff.within)
    const signed = ref && (await lastSigned(services, { ref }, asked))
    if (ref === undefined || signed === undefined) throw nothingFound()
    if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await trace({ event: 'settlement-answer-viewed', ...about(ref), outcome: signed.what })
    const bytes = await services.files.read(signed.file)
    return { bytes, contentType: 'application/pdf' }
  }
}
