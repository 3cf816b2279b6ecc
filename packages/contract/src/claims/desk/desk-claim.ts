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
import { wishShown } from '../../core/wish.ts'
import { possibility } from '../../desk/edited.ts'
import { claimDocument } from '../claim.ts'
import { claimProgress, claimStep } from '../claim-progress.ts'
import { settlementOffer } from '../settlement-offer.ts'

/** Names a claim at the desk. */
export const claimId = pipe(string(), uuid('没有这件理赔'))

const { handle: _, ...progress } = claimProgress.entries

/** A kind of event that can be added by hand, and what it is asked for. */
const addableEvent = object({
  type: string(),
  /** 开始查勘. */
  name: string(),
  /** `documents`: which are asked for and until when; `amount`, `reason`: needed; `basis`: the amount, and on what it rests; any other needs its time alone. */
  facts: picklist(['none', 'documents', 'amount', 'basis', 'reason']),
  /** Names of the steps that it would skip, which needs a reason. */
  skips: array(string()),
  /** Why it cannot be added now; absent where it can. */
  whyNot: optional(string()),
})
export type AddableEvent = InferOutput<typeof addableEvent>

const eventAtDesk = object({
  type: string(),
  name: string(),
  /** `2026-11-16 10:15`. */
  at: string(),
  dueOn: optional(string()),
  /** Names of the documents that were asked for. */
  documents: optional(array(string())),
  /** In fen, of a payment. */
  amount: optional(number()),
  /** Names of the steps that were skipped with it. */
  skipped: optional(array(string())),
  /** Why: of a skipped step and of a payment for staff alone, of a cancellation for the insured too. */
  reason: optional(string()),
  /** What the insured reads of it, of a correction. */
  told: optional(string()),
  /** Account of who noted it at the desk; absent of what the core told. */
  by: optional(string()),
  /** Account of who approved it, where that was needed. */
  approvedBy: optional(string()),
  /** It was noted by mistake, and counts no more. */
  isCorrected: boolean(),
  /** Whether it can be taken back. */
  correct: possibility,
})

/** What the customer will see of an event that was not added yet. */
export const claimPreview = object({
  statusText: string(),
  /** What whoever confirms or approves it has to know before; the customer does not read it. */
  warning: optional(string()),
  /** Steps that the event begins, changes or ends, as who has proven to be the insured reads them. */
  steps: array(claimStep),
  /** What the customer is asked to send then, where that is asked. */
  documents: optional(array(string())),
  /** The words of the SMS, where one is sent. */
  told: optional(string()),
  /** What the customer reads of an event that is taken back. */
  corrections: optional(array(string())),
})
export type ClaimPreview = InferOutput<typeof claimPreview>

const approvalActions = object({
  approve: possibility,
  refuse: possibility,
  withdraw: possibility,
})
export type ClaimApprovalActions = InferOutput<typeof approvalActions>

/** What ends a claim, and waits for a second member of staff above the limit. */
export const approvedEnd = picklist(['paid', 'refused', 'cancelled'])
export type ApprovedEnd = InferOutput<typeof approvedEnd>

/** What staff read of each where it waits. */
export const approvedEndNames: Readonly<Record<ApprovedEnd, string>> = {
  paid: '赔付',
  refused: '不予赔付',
  cancelled: '注销',
}

/** A payment, a refusal or a cancellation above the limit, which a second member of staff approves before anybody is told of it. */
const approval = object({
  approvalId: string(),
  end: approvedEnd,
  state: picklist(['waiting', 'refused']),
  /** In fen: what is paid, or what the claim came to that is refused or cancelled. */
  amount: number(),
  /** `2026-11-16 10:15`: when it was paid, or decided. */
  at: string(),
  /** On what a payment rests where no amount was calculated, why steps were skipped, or why nothing is paid. */
  reason: optional(string()),
  /** Account of who asked, and when. */
  account: string(),
  askedAt: string(),
  /** Who refused it, and why. */
  refusal: optional(object({ account: string(), reason: string() })),
  /** What the customer will see; absent where it can no longer be added. */
  preview: optional(claimPreview),
  /** What who asks may decide. */
  actions: approvalActions,
})
export type ClaimApproval = InferOutput<typeof approval>

/** What staff asked the core to decide; `asked` until it answers. */
const decisionAsked = object({
  ...wishShown.entries,
  /** 赔款已支付. */
  name: string(),
  /** In fen, of a payment. */
  amount: optional(number()),
  account: string(),
})
export type DecisionAsked = InferOutput<typeof decisionAsked>

/** Other accounts that wait for staff, where the desk decides; what they are stands in the offer. */
const payeeChangeToDecide = object({
  eventId: string(),
  /** Account of who accepted it first, where two have to. */
  acceptedBy: optional(string()),
  accept: possibility,
})
export type PayeeChangeToDecide = InferOutput<typeof payeeChangeToDecide>

/** One claim at the desk: its timeline as its customer sees it, and all that the timeline was made of. */
export const deskClaim = object({
  ...progress,
  claimId: string(),
  registNo: string(),
  /** Rises with each event. */
  version: number(),
  isOpen: boolean(),
  /** In fen, as it was calculated; absent before. */
  settled: optional(number()),
  /** What the customer is asked to agree to, and how that stands. */
  offer: optional(settlementOffer),
  payeeChange: optional(payeeChangeToDecide),
  /** What the customer signed on the screen last, and which parts of the report they corrected. */
  application: optional(
    object({
      signedAt: string(),
      corrected: array(object({ name: string(), before: string(), now: string() })),
    }),
  ),
  documents: array(claimDocument),
  events: array(eventAtDesk),
  approval: optional(approval),
  addable: array(addableEvent),
  /** What the core can be asked to decide, where it decides on claims. */
  askable: optional(array(addableEvent)),
  /** What it was asked last, and what it said. */
  decision: optional(decisionAsked),
  /** Kinds of documents that may be asked for by name. */
  documentKinds: array(object({ type: string(), name: string() })),
})
export type DeskClaim = InferOutput<typeof deskClaim>
