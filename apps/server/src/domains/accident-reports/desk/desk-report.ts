import type { DeskReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { Services } from '../../services.ts'
import {
  type ReportStore,
  readNotes,
  readPhotos,
  readReportOf,
} from '../store/accident-report.repository.ts'
import type { AccidentReport } from '../store/accident-report.ts'
import { kinOf } from '../store/report-search.ts'
import { reportRow } from './report-row.ts'

export async function reportAtDesk(
  store: ReportStore,
  id: string,
  within: Within,
): Promise<AccidentReport> {
  const report = await readReportOf(store, id, within)
  if (report === undefined) throw nothingFound()
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
