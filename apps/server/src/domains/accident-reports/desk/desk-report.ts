import type {
  DeskReport,
  DeskReportRow,
} from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile, maskPlate } from '../../../platform/mask/mask.ts'
import type { Within } from '../../../platform/staff/within-branch.ts'
import type { Services } from '../../services.ts'
import { closingSms, reopeningSms, textOf } from '../notices/ending-sms.ts'
import { closingWords, reasonsToClose, reopenUntil } from '../rules/closing-words.ts'
import { owedNext } from '../rules/report-due.ts'
import {
  type AccidentReport,
  type ReportNote,
  type ReportStore,
  readNotes,
  readPhotos,
  readReportOf,
} from '../store/accident-report.repository.ts'
import { photosOf } from '../store/awaited-photos.ts'
import { counterpartsOf, kinOf } from '../store/report-search.ts'

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
  services: ReportStore & Pick<Services, 'clock' | 'settings'>,
  report: AccidentReport,
  within: Within,
): Promise<DeskReport> {
  const notes = await readNotes(services, report.id)
  const [photos, kin, counterparts, reporting] = await Promise.all([
    readPhotos(services, report.id),
    kinOf(services, report, within),
    counterpartsOf(services, report, notes, within),
    reportingOf(services, report),
  ])
  const { place, note, driver, driverName, otherSide, otherPlate, otherMobile } = report
  return {
    ...reportRow(services, report),
    version: notes.length,
    plate: report.plate,
    mobile: report.mobile,
    reporterName: report.reporterName,
    takenByName: report.takenBy?.name,
    isOwn: reporting.isOwn,
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
    counterparts: counterparts.map(({ report: other, ...apart }) => ({
      ...reportRow(services, other),
      ...apart,
      happenedAt: minuteInChina(new Date(other.happenedAt)),
      isSame: isSameAsFound(notes, other.id),
    })),
    notes: notes.map(({ at, otherId: _, ...said }) => ({ ...said, at: minuteInChina(at) })),
    closable: closableOf(services, report, reporting),
    closed: closedOf(services, report),
  }
}

/** What staff found last of this report and that one; undefined where nobody has. */
export function isSameAsFound(notes: readonly ReportNote[], otherId: string): boolean | undefined {
  const found = notes.findLast((note) => note.otherId === otherId)
  return found && found.act === 'same'
}

/** Who reports, as far as it decides what they may read; of reports of all branches, for it is told to nobody else. */
export async function reportingOf(store: ReportStore, report: AccidentReport) {
  const kin = await kinOf(store, report, undefined)
  const { customerKey } = report
  return {
    isOwn: report.policyId !== undefined,
    hasReportedTwice: kin.some((each) => each.customerKey.equals(customerKey)),
  }
}

type Reporting = Awaited<ReturnType<typeof reportingOf>>

function closableOf(
  services: Pick<Services, 'settings'>,
  report: AccidentReport,
  reporting: Reporting,
): DeskReport['closable'] {
  if (report.closedAt !== undefined || report.registNo !== undefined) return undefined
  return reasonsToClose(reporting).map((reason) => {
    const told = closingWords(reason, reporting)
    return { reason, told, sms: textOf(services, closingSms(services, report, told)) }
  })
}

function closedOf(
  services: Pick<Services, 'settings' | 'clock'>,
  report: AccidentReport,
): DeskReport['closed'] {
  const { closedAt, closing } = report
  if (closedAt === undefined || closing === undefined) return undefined
  const until = reopenUntil(report)
  const isReopenable = until !== undefined && services.clock.today() <= until
  return {
    ...closing,
    at: minuteInChina(closedAt),
    ...(isReopenable && {
      reopenUntil: until,
      reopenSms: textOf(services, reopeningSms(services, report)),
    }),
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
    isClosed: report.closedAt !== undefined,
  }
}
