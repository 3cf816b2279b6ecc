import type { viewDocument } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { ClaimsServices } from '../claims-services.ts'
import { claimOfId } from '../store/claim-at-desk.ts'
import { documentFileOf } from '../store/waiting-documents.ts'

export function answerViewDocument(services: ClaimsServices): DeskHandler<typeof viewDocument> {
  return async ({ claimId, fileId }, { staff, trace }) => {
    const ref = await claimOfId(services, claimId, staff.within)
    const file = ref && (await documentFileOf(services, ref, fileId))
    if (ref === undefined || file === undefined) throw nothingFound()
    if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
    }
    // Told first: nobody sees a document of which there is no trace.
    await trace({ event: 'claim-document-viewed', ...about(ref), outcome: fileId })
    const bytes = await services.files.read({ customerKey: ref.customerKey, id: fileId })
    return { bytes, contentType: file.mediaType }
  }
}
