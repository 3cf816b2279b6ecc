import type {
  DeskReport,
  DeskReportRow,
} from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile, maskPlate } from '../../../platform/mask/mask.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { Services } from '../../services.ts'
import { owedNext } from '../rules/report-due.ts'
import {
  type AccidentReport,
  type ReportStore,
  readNotes,
  readPhotos,
  readReportOf,
} from '../store/accident-report.repository.ts'
import { photosOf } from '../store/awaited-photos.ts'
import { kinOf } from '../store/report-search.ts'

export async function reportAtDesk(
  store: ReportStore,
  id: string,
  within: Within,
): Promise<AccidentReport> {
  const report = mustBeFound(await readReportOf(store, id, within))
  return report
}

/** All of a report at this moment. */
export async function deskReportOf(
  services: ReportStore & Pick<Services, 'clock'>,
  report: AccidentReport,
  within: Within,
): Promise<DeskReport> {
  const [photos, notes, kin] = await Promise.all([
    readPhotos(services, report.id),
    readNotes(services, report.id),
    kinOf(services, report, within),
  ])
  const { place, note, driver, driverName, otherSide, otherPlate, otherMobile } = report
  return {
    ...reportRow(services, report),
    version: notes.length,
    plate: report.plate,
    mobile: report.mobile,
    reporterName: report.reporterName,
    takenByName: report.takenBy?.name,
    isOwn: report.policyId !== undefined,
    happenedAt: minuteInChina(new Date(report.happenedAt)),
    toldAt: minuteInChina(new Date(report.toldAt)),
    place,
    note,
    driver,
    driverName,
    otherSide,
    otherPlate,
    otherMobile,
    photos: photos.map(({ id, frame }) => ({ fileId: id, frame })),
    kin: kin.map((each) => reportRow(services, each)),
    notes: notes.map(({ at, ...said }) => ({ ...said, at: minuteInChina(at) })),
  }
}

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
