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

/** One file of a claim, with the last word on it; without one nobody has judged it yet, or it can still be taken back. */
const claimFile = object({
  ...waitingFile.entries,
  verdict: optional(
    object({
      as: picklist(['accepted', 'refused']),
      /** `2026-11-17 09:02`. */
      at: string(),
      /** Name of who judged it at the desk; absent of what the core told. */
      by: optional(string()),
      /** Why it does not do: the reason that the customer read last. */
      reason: optional(string()),
    }),
  ),
})
export type ClaimFile = InferOutput<typeof claimFile>

const claimFiles = object({ type: string(), name: string(), files: array(claimFile) })
export type ClaimFiles = InferOutput<typeof claimFiles>

/** Every file that was sent for a claim, by its kind, the oldest first, judged or not; `viewDocument` opens each. */
export const listClaimFiles = defineDeskCall({
  path: '/claims/listClaimFiles',
  access: 'handle-claims',
  request: object({ claimId }),
  response: object({ documents: array(claimFiles) }),
})

/**
 * Shows whose claim it is, to compare with what was sent: a trace that the insured reads, and one of the
 * reveals that the profile allows a day. Too many answers E3060001.
 */
export const revealInsured = defineDeskCall({
  path: '/claims/revealInsured',
  kind: 'submit',
  access: 'judge-documents',
  request: object({ claimId }),
  /** The last four characters of the number of their ID or company. */
  response: object({ name: string(), idTail: string() }),
})

/** One file that a customer sent for a claim. Looking at it leaves a trace. */
export const viewDocument = defineDeskCall({
  path: '/claims/viewDocument',
  answer: 'file',
  access: 'judge-documents',
  request: object({ claimId, fileId: pipe(string(), uuid('没有这个文件')) }),
})
