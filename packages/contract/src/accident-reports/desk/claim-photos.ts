import { array, type InferOutput, object, string } from 'valibot'
import { claimId } from '../../claims/desk/desk-claim.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { reportPhoto } from './desk-report.ts'

/** A report that the core made a claim of, with the photos that have come; each is looked at by `viewReportPhoto`. */
const reportOfClaim = object({
  reportId: string(),
  receiptNo: string(),
  photos: array(reportPhoto),
})
export type ReportOfClaim = InferOutput<typeof reportOfClaim>

/** The reports of a claim, the first in front; none where nobody reported it here. */
export const listClaimPhotos = defineDeskCall({
  path: '/accident-reports/listClaimPhotos',
  access: 'handle-reports',
  request: object({ claimId }),
  response: object({ reports: array(reportOfClaim) }),
})
