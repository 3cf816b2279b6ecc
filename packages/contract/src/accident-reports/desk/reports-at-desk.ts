import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { eventCount } from '../../rules/counts.ts'
import { isoDay } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'
import { accidentKinds, otherSides, photoFrames } from '../accident.ts'
import { photosOfReport } from '../accident-report-calls.ts'

/** `waiting` while a call, or a claim of the core, is owed; one whose promised call nobody has made is in both. */
const reportState = picklist(['waiting', 'registered'])
export type ReportState = InferOutput<typeof reportState>

/** One report in the list: who reported is masked, for a list is looked through without need to know. */
const deskReportRow = object({
  reportId: string(),
  receiptNo: string(),
  maskedPlate: optional(string()),
  maskedPhone: optional(string()),
  kind: picklist(accidentKinds),
  isHurt: boolean(),
  /** `2026-11-20 08:46`. */
  receivedAt: string(),
  /** The same, by when a call was promised; absent once it was made, and where none was promised. */
  callBy: optional(string()),
  /** The day after which, where no time was promised, the call is late, and after it that the core registers it. */
  dueOn: optional(isoDay('日期')),
  isLate: boolean(),
  isCalled: boolean(),
  ...photosOfReport,
  registNo: optional(string()),
})
export type DeskReportRow = InferOutput<typeof deskReportRow>

const deskReport = object({
  ...deskReportRow.entries,
  /** Rises with each note; who acts says which state they saw. */
  version: number(),
  plate: optional(string()),
  mobile: optional(string()),
  reporterName: optional(string()),
  /** Who of the staff took it from a caller. */
  takenByName: optional(string()),
  /** The reporter has proven that the car is theirs. */
  isOwn: boolean(),
  happenedAt: string(),
  toldAt: string(),
  place: object({
    words: optional(string()),
    position: optional(object({ latitude: number(), longitude: number(), accuracy: number() })),
  }),
  note: optional(string()),
  driver: picklist(['me', 'somebody']),
  driverName: optional(string()),
  otherSide: picklist(otherSides),
  otherPlate: optional(string()),
  otherMobile: optional(string()),
  photos: array(object({ fileId: string(), frame: picklist(photoFrames) })),
  /** Others of the same plate and day: of one accident, as may be. */
  kin: array(deskReportRow),
  notes: array(object({ at: string(), byName: string(), isCall: boolean(), text: string() })),
})
export type DeskReport = InferOutput<typeof deskReport>

const reportId = pipe(string(), uuid('没有这次报案'))

/** Those that wait, who was not called in front, or those that the core has registered, the latest first. */
export const listReports = defineDeskCall({
  path: '/accident-reports/listReports',
  access: 'handle-reports',
  request: object({ state: reportState, ...pageAsked }),
  response: object({
    reports: array(deskReportRow),
    ...listExtent,
    counts: object({ waiting: number(), late: number() }),
  }),
})

/** All of a report, the phone to call too. Reading it leaves a trace. */
export const readReport = defineDeskCall({
  path: '/accident-reports/readReport',
  access: 'handle-reports',
  request: object({ reportId }),
  response: deskReport,
})

/** One photo of a report. Looking at it leaves a trace. */
export const viewReportPhoto = defineDeskCall({
  path: '/accident-reports/viewReportPhoto',
  answer: 'file',
  access: 'handle-reports',
  request: object({ reportId, fileId: pipe(string(), uuid('没有这个文件')) }),
})

/** What was found or said; `isCall` keeps the promise of a call, after which the core is waited for. */
export const noteReport = defineDeskCall({
  path: '/accident-reports/noteReport',
  kind: 'submit',
  access: 'handle-reports',
  request: object({ reportId, version: eventCount, isCall: boolean(), note: text(500, '记录') }),
  response: deskReport,
})

export const accidentReportDeskCalls = { listReports, readReport, viewReportPhoto, noteReport }
