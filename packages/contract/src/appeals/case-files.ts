import { boolean, number, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { caseNumber } from '../rules/case-number.ts'
import { mobileOrOwn } from '../rules/people/mobile-or-own.ts'
import { piece, pieceTaken, whole } from '../rules/pieces.ts'

/** How many files a customer may send for one case. */
export const caseFilesAtMost = 9

/** What whoever filed a case has sent for it: they know their own files, and see that they came. */
export const caseFiles = object({
  count: number(),
  /** `2026-11-16 10:15`, of the latest; absent while there is none. */
  lastAt: optional(string()),
  /** While an answer is owed, up to `caseFilesAtMost`. */
  canSend: boolean(),
})

const filed = { caseNo: caseNumber, phoneNumber: mobileOrOwn }

/** Takes the next piece of a file for a case, as `sendDocumentPiece` does; refused as `sendCaseFile` is. */
export const sendCaseFilePiece = defineCall({
  path: '/appeals/sendCaseFilePiece',
  envelope: 'upload',
  kind: 'submit',
  level: 'phone',
  request: object({ ...filed, ...piece }),
  response: pieceTaken,
})

/**
 * Takes one photo or PDF for a case once its pieces have come, by whoever has proven the phone that filed it. It is
 * judged as a document of a claim is: what is no such file, too large or too many is 1010 with `file`; a case that has
 * its answer E3020001; pieces that are missing the field `upload`. One that was taken before is answered the same.
 */
export const sendCaseFile = defineCall({
  path: '/appeals/sendCaseFile',
  envelope: 'head',
  answer: 'json',
  kind: 'submit',
  level: 'phone',
  request: object({ ...filed, ...whole }),
  response: caseFiles,
})
