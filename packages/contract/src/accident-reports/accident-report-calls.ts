import {
  array,
  boolean,
  type InferOutput,
  instance,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'
import { licensePlate } from '../rules/license-plate.ts'
import { mobile } from '../rules/people/mobile.ts'
import { accident, accidentKinds, photoFrame } from './accident.ts'

/**
 * Names a report from its first word on the phone, so that it is taken once, by whatever session it comes: 16 random bytes in
 * hexadecimal.
 */
const draftId = pipe(string(), regex(/^[\da-f]{32}$/))

/** Of a photo; a piece of one is as large as a bad line carries before it breaks. */
export const photoBytesAtMost = 10 * 1024 * 1024
export const pieceBytesAtMost = 1024 * 1024

/** The phone's own name of a photo until all of it has come: 16 random bytes in hexadecimal. */
const upload = pipe(string(), regex(/^[\da-f]{32}$/))
/** Beside a file everything travels as text. */
const offset = pipe(string(), regex(/^\d{1,8}$/), transform(Number))
const piece = {
  upload,
  /** How many bytes of the photo come before it. */
  offset,
  file: pipe(instance(Uint8Array), maxLength(pieceBytesAtMost)),
}
/**
 * How many bytes of the photo the service has now: there its next piece begins. A piece that begins elsewhere is let
 * go by, so an empty one asks.
 */
const pieceTaken = object({ offset: number() })

/** A photo whose pieces have come, all its bytes. */
const photo = {
  frame: photoFrame,
  upload,
  bytes: pipe(number(), integer(), minValue(1), maxValue(photoBytesAtMost)),
}
/** Names the photo in the report that is sent after it, within a day and from this session. */
const photoTaken = object({ photo: string() })

const reportTaken = object({
  receiptNo: string(),
  /** `2026-11-20 08:46`, from which what is promised counts. */
  receivedAt: string(),
  /** By when somebody calls; absent where nothing was promised. */
  callBy: optional(string()),
  photoCount: number(),
})
export type ReportTaken = InferOutput<typeof reportTaken>

/** Takes the next piece of a photo, by whoever has proven this phone alone; where a line broke, it goes on. */
export const sendAccidentPhotoPiece = defineCall({
  group: 'self',
  path: '/accident-reports/sendAccidentPhotoPiece',
  envelope: 'upload',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ mobile, ...piece }),
  response: pieceTaken,
})

/** The same by whoever has proven that the car is theirs; `handle` is its policy. */
export const sendOwnAccidentPhotoPiece = defineCall({
  group: 'self',
  path: '/accident-reports/sendOwnAccidentPhotoPiece',
  envelope: 'upload',
  answer: 'json',
  kind: 'submit',
  level: 'phone-on-file',
  request: object({ handle, ...piece }),
  response: pieceTaken,
})

/**
 * Takes a photo of an accident before its report, once its pieces have come: it is judged and stored as a whole. By
 * whoever has proven this phone alone.
 */
export const sendAccidentPhoto = defineCall({
  group: 'self',
  path: '/accident-reports/sendAccidentPhoto',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ mobile, ...photo }),
  response: photoTaken,
})

/** The same by whoever has proven that the car is theirs; `handle` is its policy. */
export const sendOwnAccidentPhoto = defineCall({
  group: 'self',
  path: '/accident-reports/sendOwnAccidentPhoto',
  envelope: 'head',
  answer: 'json',
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
  group: 'self',
  path: '/accident-reports/reportAccident',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ draftId, mobile, licenseNo: licensePlate, report: accident }),
  response: reportTaken,
})

/** The same about one's own car, by the handle of its policy. */
export const reportOwnAccident = defineCall({
  group: 'self',
  path: '/accident-reports/reportOwnAccident',
  envelope: 'head',
  answer: 'json',
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
})
export type AccidentReport = InferOutput<typeof accidentReport>

/**
 * What was reported with the phones and about the cars that the session has proven, the latest first;
 * nobody who has proven nothing has any.
 */
export const listAccidentReports = defineCall({
  group: 'self',
  path: '/accident-reports/listAccidentReports',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: object({ reports: array(accidentReport) }),
})

/**
 * The customer's own cars, to choose one of, once they have proven who they are; nobody else has any.
 */
export const listOwnCars = defineCall({
  group: 'self',
  path: '/accident-reports/listOwnCars',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
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
