import type { viewReportPhoto } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { AccidentReportsServices } from '../accident-reports-services.ts'
import { readPhotos } from '../store/accident-report.repository.ts'
import { reportAtDesk } from './desk-report.ts'

export function answerViewReportPhoto(
  services: AccidentReportsServices,
): DeskHandler<typeof viewReportPhoto> {
  return async ({ reportId, fileId }, { staff, trace }) => {
    const report = await reportAtDesk(services, reportId, staff.within)
    const photos = await readPhotos(services, reportId)
    if (!photos.some(({ id }) => id === fileId)) throw nothingFound()
    if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的照片太多，请稍后再看。')
    }
    // Told first: nobody sees a photo of which there is no trace.
    await trace({ event: 'accident-photo-viewed', ...about(report), outcome: fileId })
    const { customerKey } = report
    return {
      bytes: await services.files.read({ customerKey, id: fileId }),
      contentType: 'image/jpeg',
    }
  }
}
