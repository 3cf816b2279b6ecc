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
import { isoDay } from '../../rules/moments.ts'
import { accidentKinds, otherSides, photoFrames } from '../accident.ts'
import { photosOfReport } from '../accident-report-calls.ts'
import { closeReason, reportAct } from '../closing.ts'

export const reportId = pipe(string(), uuid('没有这次报案'))

/**
 * `waiting` while a call, or a claim of the core, is owed; one whose promised call nobody has made is in both. `closed` is what
 * staff have closed and the core made no claim of.
 */
export const reportState = picklist(['waiting', 'registered', 'closed'])
export type ReportState = InferOutput<typeof reportState>

/** One report in the list: who reported is masked, for a list is looked through without need to know. */
export const deskReportRow = object({
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
  isClosed: boolean(),
})
export type DeskReportRow = InferOutput<typeof deskReportRow>

/** What the reporter is told: by SMS, where a phone is known, and where they look at their report. */
const toldReporter = { sms: optional(string()), told: optional(string()) }

/** Another report of the same accident, as may be: by its plates, time and place, or since staff named it. */
const counterpart = object({
  ...deskReportRow.entries,
  happenedAt: string(),
  /** Between both accidents as they were told; metres where both phones said where they were. */
  minutesApart: number(),
  metresApart: optional(number()),
  /** It names the same two plates the other way round, about the same time and place; else staff named it. */
  isMatched: boolean(),
  /** What staff found; absent until they have. */
  isSame: optional(boolean()),
})
export type Counterpart = InferOutput<typeof counterpart>

export const reportPhoto = object({ fileId: string(), frame: picklist(photoFrames) })

export const deskReport = object({
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
  photos: array(reportPhoto),
  /** Others of the same plate and day: of one accident, as may be. */
  kin: array(deskReportRow),
  /** By whoever was on the other side, as may be. */
  counterparts: array(counterpart),
  notes: array(
    object({
      at: string(),
      byName: string(),
      isCall: boolean(),
      act: optional(reportAct),
      text: string(),
    }),
  ),
  /** Why it may be closed by now, and what the reporter is told then; `told` is absent where they read what staff write. */
  closable: optional(array(object({ reason: closeReason, ...toldReporter }))),
  /** Why it is closed; and until which day it may be opened again, where it still may. */
  closed: optional(
    object({
      at: string(),
      reason: closeReason,
      told: string(),
      reopenUntil: optional(isoDay('日期')),
      reopenSms: optional(string()),
    }),
  ),
})
export type DeskReport = InferOutput<typeof deskReport>
