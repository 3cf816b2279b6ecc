import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { claimId, claimPreview } from '../../claims/desk/desk-claim.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { eventCount } from '../../rules/counts.ts'
import { storable, text, typedCode } from '../../rules/text.ts'

/** Whether a return is to be paid; one that is reopened is open again. */
export const returnStatus = picklist(['open', 'accepted', 'refused'])
export type ReturnStatus = InferOutput<typeof returnStatus>

/** One return in the list. */
const deskReturnRow = object({
  claimId: string(),
  registNo: string(),
  status: returnStatus,
  maskedInsuredName: string(),
  courier: string(),
  /** `2026-11-20 10:15`. */
  claimedAt: string(),
  /** ISO date by which the claimant was promised the result. */
  answerBy: string(),
  /** Nobody has decided, and that day is over. */
  isOverdue: boolean(),
})
export type DeskReturnRow = InferOutput<typeof deskReturnRow>

/** What has to be looked at to decide on a return, and what was decided. */
const deskReturnClaim = object({
  ...deskReturnRow.entries,
  /** Rises with each event of the claim. */
  version: number(),
  productName: string(),
  marketplace: string(),
  shop: string(),
  goods: string(),
  orderNo: string(),
  courierNo: string(),
  maskedPhone: string(),
  /** The most that is paid; in fen. */
  sumInsured: number(),
  /** ISO dates of the cover. */
  startsOn: string(),
  endsOn: string(),
  /** Of the last decision, as the claimant reads it. */
  refusalReason: optional(string()),
})
export type DeskReturnClaim = InferOutput<typeof deskReturnClaim>

/** Which return is decided, as it was seen: whatever has happened since makes the decision void (E3020001). */
const seenReturn = {
  claimId,
  version: eventCount,
  /** Whoever decides has seen the preview. */
  confirmed: optional(boolean()),
}

/** The return as it stands now; with `preview` nothing was decided, it is shown what its claimant would read. */
const decided = object({ claim: deskReturnClaim, preview: optional(claimPreview) })

/** Agrees to pay a return, once it comes as `confirmed`. Its claimant is told by SMS. */
export const acceptReturnClaim = defineDeskCall({
  path: '/return-insurance/acceptReturnClaim',
  kind: 'submit',
  access: 'handle-returns',
  request: object(seenReturn),
  response: decided,
})

/** Finds a return by its report number or by the number of its order; else 1007. Who looked leaves a trace. */
export const findReturnClaim = defineDeskCall({
  path: '/return-insurance/findReturnClaim',
  access: 'handle-returns',
  request: object({
    number: pipe(typedCode('报案号或订单号'), maxLength(30, '最多 30 位，请核对'), storable()),
  }),
  response: object({ claimId: string() }),
})

/** Returns that were claimed on the page: open ones with the oldest in front, of decided ones the newest. */
export const listReturnClaims = defineDeskCall({
  path: '/return-insurance/listReturnClaims',
  access: 'handle-returns',
  request: object({ status: returnStatus, ...pageAsked }),
  response: object({
    claims: array(deskReturnRow),
    ...listExtent,
    /** How many wait for a decision, whichever are listed. */
    open: number(),
  }),
})

/** One return with its order and its parcel. Reading it leaves a trace. */
export const readReturnClaim = defineDeskCall({
  path: '/return-insurance/readReturnClaim',
  access: 'handle-returns',
  request: object({ claimId }),
  response: deskReturnClaim,
})

/** Refuses a return with its reason, which whoever knows of the claim reads, once it comes as `confirmed`. Its claimant is told by SMS. */
export const refuseReturnClaim = defineDeskCall({
  path: '/return-insurance/refuseReturnClaim',
  kind: 'submit',
  access: 'handle-returns',
  request: object({ ...seenReturn, reason: text(200, '原因') }),
  response: decided,
})

export const returnInsuranceDeskCalls = {
  listReturnClaims,
  findReturnClaim,
  readReturnClaim,
  acceptReturnClaim,
  refuseReturnClaim,
}
