import { array, type InferOutput, object, picklist, string } from 'valibot'

const waitingFile = object({
  fileId: string(),
  mediaType: picklist(['image/jpeg', 'application/pdf']),
  /** `2026-11-17 09:02`. */
  receivedAt: string(),
})
export type WaitingFile = InferOutput<typeof waitingFile>

/** One kind of document of one claim, of which files came that nobody has judged. */
export const waitingDocument = object({
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
