import { array, number, object, optional, picklist, string } from 'valibot'
import { fen, version } from '../rules/counts.ts'
import { isoMoment } from '../rules/moments.ts'
import { defineCoreEvent } from './core-event.ts'

const claim = 'claim/<registNo>'

/** A file that comes beside the events: its bytes are at `GET /core/files/<id>`. */
export const sentFile = object({
  id: string(),
  mediaType: string(),
  bytes: number(),
})

export const claimDocumentSent = defineCoreEvent({
  type: 'claim.document.sent.v1',
  name: '客户交了理赔材料',
  subject: claim,
  meaning: 'The customer sent a document that their claim asked for.',
  data: object({
    registNo: string(),
    /** Kind of document, as `claims` are imported with it. */
    documentType: string(),
    receivedAt: isoMoment,
    files: array(sentFile),
  }),
})

export const claimApplicationSigned = defineCoreEvent({
  type: 'claim.application-signed.v1',
  name: '签了索赔申请书',
  subject: claim,
  meaning:
    'The customer signed the application of their claim on the screen; it is its document `claim-form`, and no other event tells of it.',
  data: object({
    registNo: string(),
    signedAt: isoMoment,
    /** Where and how it happened, as it was signed. */
    place: string(),
    course: string(),
    /** Which of both the customer corrected: what the core tells of the claim stays until it tells otherwise. */
    corrected: array(picklist(['place', 'course'])),
    /** The PDF with the signature. */
    files: array(sentFile),
  }),
})

export const claimDocumentJudged = defineCoreEvent({
  type: 'claim.document.judged.v1',
  name: '理赔材料审核',
  subject: claim,
  meaning:
    'Staff accepted a kind of document, or sent it back with a reason that the customer reads.',
  data: object({
    registNo: string(),
    documentType: string(),
    verdict: picklist(['accepted', 'refused']),
    reason: optional(string()),
    judgedAt: isoMoment,
    account: string(),
  }),
})

export const claimEventAdded = defineCoreEvent({
  type: 'claim.event.added.v1',
  name: '理赔进展',
  subject: claim,
  meaning:
    'Staff noted a step of a claim, by the types that claims are imported with, or took one back: `corrected`.',
  data: object({
    registNo: string(),
    eventType: string(),
    at: isoMoment,
    /** Until when documents are waited for; ISO date. */
    dueOn: optional(string()),
    kinds: optional(array(string())),
    amountFen: optional(fen),
    /** Steps that were passed over, and why. */
    skipped: optional(array(string())),
    reason: optional(string()),
    /** With `corrected`: the event that was noted by mistake. */
    corrects: optional(object({ type: string(), at: isoMoment })),
    account: string(),
    /** Who approved it, where that was needed. */
    approvedBy: optional(string()),
  }),
})

export const claimDecisionRequested = defineCoreEvent({
  type: 'claim.decision.requested.v1',
  name: '提请理赔决定',
  subject: claim,
  meaning:
    'Where the core decides on claims: staff ask it to pay, refuse or cancel one. The row of the claim that names this event in `answers` is what holds.',
  data: object({
    registNo: string(),
    decision: picklist(['paid', 'refused', 'cancelled']),
    /** When it was paid, refused or cancelled, as staff say. */
    at: isoMoment,
    /** With `paid`. */
    amountFen: optional(fen),
    /** Steps that staff passed over. */
    skipped: optional(array(string())),
    /** Of a refusal and a cancellation for the insured to read; else why steps were passed over. */
    reason: optional(string()),
    account: string(),
    /** Who approved it, where that was needed. */
    approvedBy: optional(string()),
  }),
})

export const claimNudged = defineCoreEvent({
  type: 'claim.nudged.v1',
  name: '催办理赔',
  subject: claim,
  meaning: 'A customer hurries a claim, and was told by when somebody answers.',
  data: object({
    registNo: string(),
    askedAt: isoMoment,
    /** ISO date. */
    answerBy: string(),
  }),
})

export const claimNudgeAnswered = defineCoreEvent({
  type: 'claim.nudge-answered.v1',
  name: '答复催办',
  subject: claim,
  meaning: 'Staff answered whoever hurried a claim, in these words.',
  data: object({ registNo: string(), answer: string(), answeredAt: isoMoment, account: string() }),
})

const answeredOffer = {
  registNo: string(),
  /** Of the offer that was signed, as `claims` are told with it. */
  version: number(),
  totalFen: fen,
  /** The core that tells the claim `agreed` at this very moment tells nothing new. */
  answeredAt: isoMoment,
  /** The PDF with the signature. */
  files: array(sentFile),
}

/** One account, or several that divide the whole sum between them. */
const payees = array(
  object({ name: string(), bank: string(), accountNo: string(), amountFen: fen }),
)

export const settlementAgreed = defineCoreEvent({
  type: 'claim.settlement-agreed.v1',
  name: '同意赔付方案',
  subject: claim,
  meaning:
    'The customer signed what the insurer offers to pay, into these accounts: one, or up to five whose amounts add up to the total.',
  data: object({ ...answeredOffer, payees }),
})

export const settlementObjected = defineCoreEvent({
  type: 'claim.settlement-objected.v1',
  name: '对赔付方案有异议',
  subject: claim,
  meaning:
    'The customer objects to what the insurer offers to pay; the appeal is told by its own event.',
  data: object({ ...answeredOffer, content: string(), caseNo: string() }),
})

export const payeeGiven = defineCoreEvent({
  type: 'claim.payee-given.v1',
  name: '理赔收款账户',
  subject: claim,
  meaning:
    'The customer named the account that the money of a claim goes to, or up to five and how much of the offer each gets.',
  data: object({ registNo: string(), version, payees, givenAt: isoMoment }),
})

export const payeeChangeRequested = defineCoreEvent({
  type: 'claim.payee-change.requested.v1',
  name: '申请更改收款账户',
  subject: claim,
  meaning:
    'The customer, who has signed for a sum that is not paid, asks for other accounts and signs for them. What they signed before holds until it is answered: by the row of the claim that names this event in `answers`, or by `POST /core/answers`. Where the desk decides on claims, `claim.payee-change.decided.v1` answers.',
  data: object({
    registNo: string(),
    version,
    totalFen: fen,
    payees,
    /** Which accounts hold until then. */
    before: payees,
    askedAt: isoMoment,
    /** The PDF with the signature. */
    files: array(sentFile),
  }),
})

export const payeeChangeDecided = defineCoreEvent({
  type: 'claim.payee-change.decided.v1',
  name: '更改收款账户的决定',
  subject: claim,
  meaning:
    'Where the desk decides on claims: staff accepted other accounts for what is to be paid, or refused them.',
  data: object({
    registNo: string(),
    /** The event that asked. */
    asked: string(),
    verdict: picklist(['accepted', 'refused']),
    /** Of a refusal, for the customer to read. */
    reason: optional(string()),
    decidedAt: isoMoment,
    account: string(),
    /** Who approved it, where that was needed. */
    approvedBy: optional(string()),
  }),
})

export const returnClaimReported = defineCoreEvent({
  type: 'return-claim.reported.v1',
  name: '退货运费报案',
  subject: claim,
  meaning: 'Somebody claims the freight of an order that they sent back to its shop.',
  data: object({
    registNo: string(),
    policyNo: string(),
    marketplaceOrderNo: string(),
    courier: string(),
    trackingNo: string(),
    mobile: string(),
    email: optional(string()),
    reportedAt: isoMoment,
  }),
})

export const returnClaimDecided = defineCoreEvent({
  type: 'return-claim.decided.v1',
  name: '退货运费审核',
  subject: claim,
  meaning: 'Staff accepted such a claim, which is to be paid, or refused it.',
  data: object({
    registNo: string(),
    outcome: picklist(['accepted', 'refused']),
    reason: optional(string()),
    decidedAt: isoMoment,
    account: string(),
  }),
})
