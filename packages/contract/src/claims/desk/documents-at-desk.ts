import {
  array,
  forward,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { customerFileType } from '../../constants/service.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { storable, text } from '../../rules/text.ts'
import { claimId } from './desk-claim.ts'

/**
 * Says of a kind of document that it does, or why it does not; the customer reads the reason. A newer
 * file than the last one that was seen makes the verdict void (E3020001).
 */
export const judgeDocument = defineDeskCall({
  path: '/claims/judgeDocument',
  kind: 'submit',
  access: 'judge-documents',
  request: pipe(
    object({
      claimId,
      type: pipe(string(), maxLength(40), storable()),
      lastFileId: pipe(string(), uuid('没有这个文件')),
      verdict: picklist(['accepted', 'refused'], '请选择结果'),
      reason: optional(text(200, '退回原因')),
    }),
    forward(
      partialCheck(
        [['verdict'], ['reason']],
        ({ verdict, reason }) => verdict === 'accepted' || reason !== undefined,
        '请填写退回原因',
      ),
      ['reason'],
    ),
  ),
  /** So long it can be taken back; its customer and the core are told after that. */
  response: object({ undoSeconds: number() }),
})

/** Takes back what one said of a document, as long as nobody was told of it; else E3020001. */
export const undoJudgement = defineDeskCall({
  path: '/claims/undoJudgement',
  kind: 'submit',
  access: 'judge-documents',
  request: object({ claimId, type: pipe(string(), maxLength(40), storable()) }),
})

const waitingFile = object({
  fileId: string(),
  mediaType: customerFileType,
  /** `2026-11-17 09:02`. */
  receivedAt: string(),
})
export type WaitingFile = InferOutput<typeof waitingFile>

/** One kind of document of one claim, of which files came that nobody has judged. */
const waitingDocument = object({
  claimId: string(),
  type: string(),
  name: string(),
  /** What it has to show. */
  hint: string(),
  registNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  /** Of the first that waits. */
  since: string(),
  files: array(waitingFile),
})
export type WaitingDocument = InferOutput<typeof waitingDocument>

/** The documents that wait for a check, of all claims or of one; those that have waited longest in front. */
export const listDocuments = defineDeskCall({
  path: '/claims/listDocuments',
  access: 'judge-documents',
  request: object({ claimId: optional(claimId), ...pageAsked }),
  response: object({ documents: array(waitingDocument), ...listExtent }),
})

/** One file that a customer sent for a claim. Looking at it leaves a trace. */
export const viewDocument = defineDeskCall({
  path: '/claims/viewDocument',
  answer: 'file',
  access: 'judge-documents',
  request: object({ claimId, fileId: pipe(string(), uuid('没有这个文件')) }),
})
