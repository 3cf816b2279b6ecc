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
import { customerFileType } from '../../constants/service.ts'
import { wishShown } from '../../core/wish.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { possibility } from '../../desk/edited.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { eventCount } from '../../rules/counts.ts'
import { isoDay, minuteOfDesk } from '../../rules/moments.ts'
import { reportNumber } from '../../rules/report-number.ts'
import { storable, text } from '../../rules/text.ts'
import { claimDocument } from '../claim.ts'
import { claimProgress, claimStep } from '../claim-progress.ts'
import { settlementOffer } from '../settlement-offer.ts'
import { listClaims } from './claims-worklist.ts'
import { answerNudge, listNudges } from './nudges-at-desk.ts'

/** Names a claim at the desk. */
export const claimId = pipe(string(), uuid('没有这件理赔'))

const { handle: _, ...progress } = claimProgress.entries

/** A kind of event that can be added by hand, and what it is asked for. */
const addableEvent = object({
  type: string(),
  /** 开始查勘. */
  name: string(),
  /** `documents`: which are asked for and until when; `amount`, `reason`: needed; any other needs its time alone. */
  facts: picklist(['none', 'documents', 'amount', 'reason']),
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
  /** Why: of a skipped step for staff alone, of a cancellation for the insured too. */
  reason: optional(string()),
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
const preview = object({
  statusText: string(),
  /** Steps that the event begins, changes or ends, as who has proven to be the insured reads them. */
  steps: array(claimStep),
  /** The words of the SMS, where one is sent. */
  told: optional(string()),
  /** What the customer reads of an event that is taken back. */
  corrections: optional(array(string())),
})
export type ClaimPreview = InferOutput<typeof preview>

const approvalActions = object({
  approve: possibility,
  refuse: possibility,
  withdraw: possibility,
})
export type ClaimApprovalActions = InferOutput<typeof approvalActions>

/** A payment above the limit, which a second member of staff approves before anybody is told of it. */
const approval = object({
  approvalId: string(),
  state: picklist(['waiting', 'refused']),
  /** In fen. */
  amount: number(),
  /** `2026-11-16 10:15`: when it was paid. */
  at: string(),
  /** Why steps were skipped, where any were. */
  reason: optional(string()),
  /** Account of who asked, and when. */
  account: string(),
  askedAt: string(),
  /** Who refused it, and why. */
  refusal: optional(object({ account: string(), reason: string() })),
  /** What the customer will see; absent where it can no longer be added. */
  preview: optional(preview),
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

/** One claim at the desk: its timeline as its customer sees it, and all that the timeline was made of. */
const deskClaim = object({
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
  preview: optional(object({ ...preview.entries, needsApproval: boolean() })),
})

/**
 * Adds to a claim what happened to it, now or before, as the insurer's core would tell it. Nothing is
 * changed or deleted: a mistake is taken back by `correctClaimEvent`. Asked documents are those named, or all of the list where none is.
 *
 * What ends a claim, and what skips a step, is only shown at first (`preview`) and added by a second
 * request with `confirmed`. Paying needs the amount, which is that of the settlement where there is one;
 * refusing and cancelling need a reason that the insured reads, skipping one that stays at the desk.
 *
 * A payment above the limit of the settings is not added but waits (`approval`) for `decideApproval`. Where
 * the core decides on claims, nothing that ends one is added here: `askClaimDecision`.
 */
export const addClaimEvent = defineDeskCall({
  path: '/claims/addClaimEvent',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: eventAsked,
  response: eventJudged,
})

/**
 * Asks the core to pay, refuse or cancel a claim, where it decides on claims (`CLAIMS_DECIDED_BY`): shown
 * first and approved like what is added, and no fact until the core answers.
 */
export const askClaimDecision = defineDeskCall({
  path: '/claims/askClaimDecision',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: eventAsked,
  response: eventJudged,
})

/**
 * Takes back what was noted here by mistake, by its place among the events that were read. It stays in
 * the record, counts no more, and the customer reads that it was wrong. Shown first (`preview`), then done
 * by a second request with `confirmed`. What the core told, the core corrects.
 */
export const correctClaimEvent = defineDeskCall({
  path: '/claims/correctClaimEvent',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({
    claimId,
    version: eventCount,
    position: eventCount,
    reason: text(200, '更正原因'),
    confirmed: optional(boolean()),
  }),
  response: object({ claim: deskClaim, preview: optional(preview) }),
})

/**
 * Decides on a payment that waits: another member of staff than who asked approves it, and it is added,
 * or refuses it with a reason; who asked may withdraw it. A claim or a payment that is another than was
 * read answers E3020001.
 */
export const decideApproval = defineDeskCall({
  path: '/claims/decideApproval',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: pipe(
    object({
      claimId,
      approvalId: pipe(string(), uuid('没有这笔赔付')),
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

const waitingApproval = object({
  claimId: string(),
  registNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  /** In fen. */
  amount: number(),
  /** Account of who asked. */
  account: string(),
  /** `2026-11-17 09:02`. */
  since: string(),
})
export type WaitingApproval = InferOutput<typeof waitingApproval>

/** Payments that wait for a second member of staff, those that have waited longest in front. */
export const listApprovals = defineDeskCall({
  path: '/claims/listApprovals',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object(pageAsked),
  response: object({ approvals: array(waitingApproval), ...listExtent }),
})

/** Finds a claim by its report number; else 1007. Who looked for what leaves a trace. */
export const findClaim = defineDeskCall({
  path: '/claims/findClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ registNo: reportNumber }),
  response: object({ claimId: string() }),
})

/**
 * Says of a kind of document that it does, or why it does not; the customer reads the reason. A newer
 * file than the last one that was seen makes the verdict void (E3020001).
 */
export const judgeDocument = defineDeskCall({
  path: '/claims/judgeDocument',
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
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
  answer: 'json',
  kind: 'submit',
  access: ['claims'],
  request: object({ claimId, type: pipe(string(), maxLength(40), storable()) }),
  response: object({}),
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
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId: optional(claimId), ...pageAsked }),
  response: object({ documents: array(waitingDocument), ...listExtent }),
})

/** A claim as staff see it: its facts, its events, and what is asked for. */
export const readClaim = defineDeskCall({
  path: '/claims/readClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId }),
  response: deskClaim,
})

/** One file that a customer sent for a claim. Looking at it leaves a trace. */
export const viewDocument = defineDeskCall({
  path: '/claims/viewDocument',
  answer: 'file',
  kind: 'query',
  access: ['claims'],
  request: object({ claimId, fileId: pipe(string(), uuid('没有这个文件')) }),
  response: object({}),
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
  listDocuments,
  viewDocument,
  judgeDocument,
  undoJudgement,
  listNudges,
  answerNudge,
}
