import {
  array,
  boolean,
  forward,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { eventCount } from '../../rules/counts.ts'
import { isoDay, minuteOfDesk } from '../../rules/moments.ts'
import { reportNumber } from '../../rules/report-number.ts'
import { storable, text } from '../../rules/text.ts'
import { signedOffer } from '../settlement-offer.ts'
import { listClaims } from './claims-worklist.ts'
import { approvedEnd, claimId, claimPreview, deskClaim } from './desk-claim.ts'
import {
  judgeDocument,
  listClaimFiles,
  listDocuments,
  revealInsured,
  undoJudgement,
  viewDocument,
} from './documents-at-desk.ts'
import { answerNudge, listNudges } from './nudges-at-desk.ts'

const money = '赔付金额要大于 0，不能超过 100,000,000 元'
const fenAtMost = 10_000_000_000

const eventAsked = object({
  claimId,
  version: eventCount,
  type: pipe(string('请选择进展'), maxLength(40), storable('请选择进展')),
  at: minuteOfDesk,
  dueOn: optional(isoDay('截止日期')),
  documents: optional(pipe(array(pipe(string(), maxLength(40), storable())), maxLength(40))),
  amountFen: optional(
    pipe(number(money), integer(money), minValue(1, money), maxValue(fenAtMost, money)),
  ),
  reason: optional(text(200, '原因')),
  confirmed: optional(boolean()),
})

const eventJudged = object({
  claim: deskClaim,
  preview: optional(object({ ...claimPreview.entries, needsApproval: boolean() })),
})

/**
 * Adds to a claim what happened to it, now or before, as the insurer's core would tell it. Nothing is
 * changed or deleted: a mistake is taken back by `correctClaimEvent`. Asked documents are those named, or all of the list where none is.
 *
 * What ends a claim, what skips a step and what asks for documents is only shown at first (`preview`) and added by a second
 * request with `confirmed`; so is every other event that comes with `confirmed` false, as the desk sends it. Paying needs the amount, which is that of the settlement where there is one;
 * refusing and cancelling need a reason that the insured reads, skipping and paying without a settlement one
 * that stays at the desk.
 *
 * A payment above the limit of the settings is not added but waits (`approval`) for `decideApproval`, and so does the refusal or
 * the cancellation of a claim that was settled, or assessed where it was not settled, above it. Where
 * the core decides on claims, nothing that ends one is added here: `askClaimDecision`.
 */
export const addClaimEvent = defineDeskCall({
  path: '/claims/addClaimEvent',
  kind: 'submit',
  access: 'handle-claims',
  request: eventAsked,
  response: eventJudged,
})

/**
 * Asks the core to pay, refuse or cancel a claim, where it decides on claims (`CLAIMS_DECIDED_BY`): shown
 * first and approved like what is added, and no fact until the core answers.
 */
export const askClaimDecision = defineDeskCall({
  path: '/claims/askClaimDecision',
  kind: 'submit',
  access: 'handle-claims',
  request: eventAsked,
  response: eventJudged,
})

/**
 * Takes back what was noted here by mistake, by its place among the events that were read. It stays in
 * the record, counts no more, and the customer reads that it was wrong; the insured reads what staff say of it (`told`), too. Shown first (`preview`), then done
 * by a second request with `confirmed`. What the core told, the core corrects.
 */
export const correctClaimEvent = defineDeskCall({
  path: '/claims/correctClaimEvent',
  kind: 'submit',
  access: 'handle-claims',
  request: object({
    claimId,
    version: eventCount,
    position: eventCount,
    reason: text(200, '更正原因'),
    /** Said to the insured beside the sentence that it was wrong. */
    told: optional(text(100, '给客户的话')),
    confirmed: optional(boolean()),
  }),
  response: object({ claim: deskClaim, preview: optional(claimPreview) }),
})

/**
 * Decides on a payment, a refusal or a cancellation that waits: another member of staff than who asked approves it, and it is added,
 * or sends it back with a reason; who asked may withdraw it. A claim or a decision that is another than was
 * read answers E3020001.
 */
export const decideApproval = defineDeskCall({
  path: '/claims/decideApproval',
  kind: 'submit',
  access: 'decide-payments',
  request: pipe(
    object({
      claimId,
      approvalId: pipe(string(), uuid('没有这项待复核的决定')),
      version: eventCount,
      verdict: picklist(['approved', 'refused', 'withdrawn'], '请选择结果'),
      reason: optional(text(200, '退回原因')),
    }),
    forward(
      partialCheck(
        [['verdict'], ['reason']],
        ({ verdict, reason }) => verdict !== 'refused' || reason !== undefined,
        '请填写退回原因',
      ),
      ['reason'],
    ),
  ),
  response: object({ claim: deskClaim }),
})

/**
 * Decides on other accounts that a customer asks for, where the desk decides on claims: above the limit of payments by
 * two members of staff, the second of whom may decide payments. A refusal needs a reason, which the customer reads.
 */
export const decidePayeeChange = defineDeskCall({
  path: '/claims/decidePayeeChange',
  answer: 'json',
  kind: 'submit',
  access: 'handle-claims',
  request: pipe(
    object({
      claimId,
      eventId: pipe(string(), uuid('没有这次申请')),
      verdict: picklist(['accepted', 'refused'], '请选择结果'),
      reason: optional(text(200, '原因')),
    }),
    forward(
      partialCheck(
        [['verdict'], ['reason']],
        ({ verdict, reason }) => verdict !== 'refused' || reason !== undefined,
        '请填写原因，客户会看到',
      ),
      ['reason'],
    ),
  ),
  response: object({ claim: deskClaim }),
})

const waitingApproval = object({
  claimId: string(),
  registNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  end: approvedEnd,
  /** In fen. */
  amount: number(),
  /** Account of who asked. */
  account: string(),
  /** `2026-11-17 09:02`. */
  since: string(),
})
export type WaitingApproval = InferOutput<typeof waitingApproval>

/** Payments, refusals and cancellations that wait for a second member of staff, those that have waited longest in front. */
export const listApprovals = defineDeskCall({
  path: '/claims/listApprovals',
  access: 'decide-payments',
  request: object(pageAsked),
  response: object({ approvals: array(waitingApproval), ...listExtent }),
})

/** Finds a claim by its report number; else 1007. Who looked for what leaves a trace. */
export const findClaim = defineDeskCall({
  path: '/claims/findClaim',
  access: 'handle-claims',
  request: object({ registNo: reportNumber }),
  response: object({ claimId: string() }),
})

/** A claim as staff see it: its facts, its events, and what is asked for. */
export const readClaim = defineDeskCall({
  path: '/claims/readClaim',
  access: 'handle-claims',
  request: object({ claimId }),
  response: deskClaim,
})

/** The PDF that the customer signed when they answered the offer, or asked for other accounts last; none yet is 1007. It leaves a trace. */
export const viewSignedAnswer = defineDeskCall({
  path: '/claims/viewSignedAnswer',
  answer: 'file',
  access: 'handle-claims',
  request: object({ claimId, signed: optional(signedOffer, 'answer') }),
})

/** The application that the customer signed on the screen, as a PDF; none is 1007. It leaves a trace. */
export const viewApplication = defineDeskCall({
  path: '/claims/viewApplication',
  answer: 'file',
  access: 'handle-claims',
  request: object({ claimId }),
})

export const claimDeskCalls = {
  listClaims,
  findClaim,
  readClaim,
  addClaimEvent,
  askClaimDecision,
  correctClaimEvent,
  listApprovals,
  decideApproval,
  decidePayeeChange,
  listDocuments,
  listClaimFiles,
  revealInsured,
  viewDocument,
  viewSignedAnswer,
  viewApplication,
  judgeDocument,
  undoJudgement,
  listNudges,
  answerNudge,
}
