import type { DeskReportRow } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile, maskPlate } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import { owedNext } from '../rules/report-due.ts'
import type { AccidentReport } from '../store/accident-report.ts'
import { photosOf } from '../store/awaited-photos.ts'

/** A report as the list of the desk shows it. */
export function reportRow(
  { clock }: Pick<Services, 'clock'>,
  report: AccidentReport,
): DeskReportRow {
  const { plate, mobile, calledAt, registNo } = report
  const owed = owedNext(report)
  const callBy = calledAt === undefined ? report.callBy : undefined
  return {
    reportId: report.id,
    receiptNo: report.receiptNo,
    maskedPlate: plate && maskPlate(plate),
    maskedPhone: mobile && maskMobile(mobile),
    kind: report.kind,
    isHurt: report.isHurt,
    receivedAt: minuteInChina(report.receivedAt),
    callBy: callBy && minuteInChina(callBy),
    dueOn: owed?.dueOn,
    isLate: owed !== undefined && owed.dueBy <= clock.now(),
    isCalled: calledAt !== undefined,
    ...photosOf({ clock }, report),
    registNo,
  }
}
