import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { mobile } from '../rules/people/mobile.ts'
import { fileBytesAtMost, piece, pieceTaken, upload } from '../rules/pieces.ts'
import { accident, accidentKinds } from './accident.ts'

/**
 * Names a report from its first word on the phone, so that it is taken once, by whatever session it comes: 16 random bytes in
 * hexadecimal.
 */
const draftId = pipe(string(), regex(/^[\da-f]{32}$/))

/** A photo that the report of this name has said would come; nothing of it is left on the phone where it has no bytes. */
const photo = {
  draftId,
  upload,
  bytes: pipe(number(), integer(), minValue(0), maxValue(fileBytesAtMost)),
}

/** What has become of the photos that a report named. */
export const photosOfReport = {
  photoCount: number(),
  /** Those that may still come, and until when: `2026-11-20 08:46`. */
  photosToCome: number(),
  photosUntil: optional(string()),
  /** Those that did not come within that time. */
  photosMissed: number(),
  /** Those that cannot be taken: no picture, or lost by the phone. */
  photosRefused: number(),
}

const reportTaken = object({
  receiptNo: string(),
  /** `2026-11-20 08:46`, from which what is promised counts. */
  receivedAt: string(),
  /** By when somebody calls; absent where nothing was promised. */
  callBy: optional(string()),
  ...photosOfReport,
})
export type ReportTaken = InferOutput<typeof reportTaken>

const photoTaken = object(photosOfReport)

/** Takes the next piece of a photo, by whoever has proven this phone alone; where a line broke, it goes on. */
export const sendAccidentPhotoPiece = defineCall({
  path: '/accident-reports/sendAccidentPhotoPiece',
  envelope: 'upload',
  kind: 'submit',
  level: 'phone',
  request: object({ mobile, ...piece }),
  response: pieceTaken,
})

/** The same by whoever has proven that the car is theirs; `handle` is its policy. */
export const sendOwnAccidentPhotoPiece = defineCall({
  path: '/accident-reports/sendOwnAccidentPhotoPiece',
  envelope: 'upload',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, ...piece }),
  response: pieceTaken,
})

/**
 * Takes a photo of a report that has named it, once its pieces have come: it is judged and stored as a whole. One
 * that is taken already is answered the same, and so is one that is waited for no more: it was refused, or the phone
 * has lost it and says so by no bytes. By whoever sent the report, having proven this phone alone.
 */
export const sendAccidentPhoto = defineCall({
  path: '/accident-reports/sendAccidentPhoto',
  kind: 'submit',
  level: 'phone',
  request: object({ mobile, ...photo }),
  response: photoTaken,
})

/** The same by whoever has proven that the car is theirs; `handle` is its policy. */
export const sendOwnAccidentPhoto = defineCall({
  path: '/accident-reports/sendOwnAccidentPhoto',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, ...photo }),
  response: photoTaken,
})

/**
 * Takes the report of whoever has proven this phone alone. Its answer never tells whether the plate is
 * insured, or whether somebody else reported the same.
 */
export const reportAccident = defineCall({
  path: '/accident-reports/reportAccident',
  kind: 'submit',
  level: 'phone',
  request: object({ draftId, mobile, licenseNo: licensePlate, report: accident }),
  response: reportTaken,
})

/** The same about one's own car, by the handle of its policy. */
export const reportOwnAccident = defineCall({
  path: '/accident-reports/reportOwnAccident',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ draftId, handle, report: accident }),
  response: reportTaken,
})

const accidentReport = object({
  ...reportTaken.entries,
  /** As it was told, or as the policy has it; a new car may have none. */
  plate: optional(string()),
  kind: picklist(accidentKinds),
  /** As it was told: then the car stays where it is. */
  isHurt: boolean(),
  /** In words, where it was told in words. */
  place: optional(string()),
  /** Minutes, as `receivedAt`; the phone's own clock said `toldAt`. */
  happenedAt: string(),
  toldAt: string(),
  /** Staff have spoken with the reporter. */
  isCalled: boolean(),
  /** The claim that the core made of it, where the session may see that claim. */
  claim: optional(
    object({ registNo: string(), handle: string(), kind: picklist(['car', 'other']) }),
  ),
  /** No claim comes of it: since when, and why, in words. */
  closed: optional(object({ at: string(), why: string() })),
})
export type AccidentReport = InferOutput<typeof accidentReport>

/**
 * What was reported with the phones and about the cars that the session has proven, the latest first;
 * nobody who has proven nothing has any.
 */
export const listAccidentReports = defineCall({
  path: '/accident-reports/listAccidentReports',
  level: 'open',
  response: object({ reports: array(accidentReport) }),
})

/**
 * The customer's own cars, to choose one of, once they have proven who they are; nobody else has any.
 */
export const listOwnCars = defineCall({
  path: '/accident-reports/listOwnCars',
  level: 'open',
  response: object({
    name: optional(string()),
    /** By plate; a new car may have none, and is called by its model. */
    cars: array(object({ handle: string(), title: string() })),
  }),
})

export const accidentReportCalls = {
  listOwnCars,
  sendAccidentPhotoPiece,
  sendOwnAccidentPhotoPiece,
  sendAccidentPhoto,
  sendOwnAccidentPhoto,
  reportAccident,
  reportOwnAccident,
  listAccidentReports,
}
