import { boolean, instance, number, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { caseNumber } from '../rules/case-number.ts'
import { mobileOrOwn } from '../rules/people/mobile-or-own.ts'

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

/**
 * Takes one photo or PDF for a case, by whoever has proven the phone that filed it. It is judged as a document of a
 * claim is: what is no such file, too large or too many is 1010 with `file`; a case that has its answer E3020001.
 */
export const sendCaseFile = defineCall({
  group: 'self',
  path: '/appeals/sendCaseFile',
  envelope: 'upload',
  kind: 'submit',
  level: 'phone',
  request: object({
    caseNo: caseNumber,
    phoneNumber: mobileOrOwn,
    file: instance(Uint8Array, '请选择照片或 PDF 文件'),
  }),
  response: caseFiles,
})
