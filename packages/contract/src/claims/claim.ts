import {
  array,
  boolean,
  check,
  forward,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot'
import { listExtent, pageAsked } from '../list-page.ts'
import { isTogether } from '../rules/by-field.ts'
import { imageCode } from '../rules/codes/image-code.ts'
import { fen } from '../rules/counts.ts'
import { otherPolicyNumber } from '../rules/other-policy-number.ts'
import { idNumber } from '../rules/people/id-number.ts'
import { mobile } from '../rules/people/mobile.ts'
import { nameOf } from '../rules/people/name.ts'
import { reportNumber } from '../rules/report-number.ts'
import { claimProgress, claimSummary } from './claim-progress.ts'
import { settlementOffer } from './settlement-offer.ts'

/** How many files of one kind count: who sends more sends the wrong thing, or is no customer. */
export const filesOfKindAtMost = 9

/** One kind of document that a claim asks for, now or once the insurer gets to it. */
export const claimDocument = object({
  /** What it is to the service, such as `repair-invoice`. */
  type: string(),
  name: string(),
  /** What it has to show, so that one sending is enough. */
  hint: string(),
  isRequired: boolean(),
  /**
   * `later`: not asked for yet, and not taken before it is. `not-needed`: the insurer had all that it
   * needs without a file of this kind; nobody says that it was received.
   */
  state: picklist(['later', 'needed', 'received', 'refused', 'not-needed']),
  /** Somebody looked at all that was received, and it does. */
  isAccepted: optional(boolean()),
  /** Why it was refused, and what to send instead. */
  reason: optional(string()),
  /** How many files of this kind were received. */
  fileCount: number(),
  /** `2026-11-17 09:02`, of the latest. */
  receivedAt: optional(string()),
  /** Whether another file of this kind is taken now. */
  canSend: boolean(),
  /** Whether whoever reads it signs it on the screen, where no photo is to be had; what a company seals is sent. */
  isSignedHere: optional(boolean()),
})
export type ClaimDocument = InferOutput<typeof claimDocument>

/** One line of the calculation; what is deducted is negative. */
const settlementLine = object({ label: string(), note: optional(string()), amount: fen })

/** What one policy pays: compulsory (交强险) and commercial (商业险) are calculated apart. */
const settlementPart = object({
  productName: string(),
  lines: array(settlementLine),
  /** The sum of its lines. */
  total: fen,
})

/** How the amount that is paid came about, line by line. */
export const claimSettlement = object({
  parts: array(settlementPart),
  /** The sum of its parts. */
  total: fen,
  maskedPayee: string(),
  /** Bank and last four digits: 工商银行（尾号 6217）. */
  maskedAccount: string(),
  /** `2026-11-20 15:04`, once it is paid. */
  paidAt: optional(string()),
  /** ISO date by which it has to be paid, until it is. */
  payBy: optional(string()),
})
export type ClaimSettlement = InferOutput<typeof claimSettlement>

/** A vehicle of the accident, ours or another's. */
const claimVehicle = object({
  /** 本车 or 对方车辆. */
  role: string(),
  maskedPlate: string(),
  brandModel: string(),
  damage: string(),
})

/** One thing that was damaged, and what it costs once that is assessed. */
const claimDamage = object({
  name: string(),
  /** 更换, 维修, 工时, 医疗费 … */
  remedy: string(),
  amount: optional(fen),
})

/** All of a claim: its progress, and the facts that only the insured may read. */
export const claimDetail = object({
  ...claimProgress.entries,
  accident: object({
    place: string(),
    cause: string(),
    course: string(),
    /** 主要责任, with the share that is ours. */
    liability: optional(string()),
  }),
  vehicles: array(claimVehicle),
  damages: array(claimDamage),
  /** The sum of the damages, once all of them are assessed. */
  assessedTotal: optional(fen),
  documents: array(claimDocument),
  settlement: optional(claimSettlement),
  /** ISO dates of its last payment: when the account is expected to have it, and when it had. */
  arrival: optional(object({ expectedOn: optional(string()), arrivedOn: optional(string()) })),
  /** What the customer is asked to agree to; absent where the core tells none. */
  offer: optional(settlementOffer),
  /** Whether each new step is told by SMS; absent where no phone is on file. */
  subscription: optional(object({ isOn: boolean(), maskedMobile: string() })),
})
export type ClaimDetail = InferOutput<typeof claimDetail>

/** Claims that were found, the latest report first, a page at a time. */
export const claimList = object({ claimInfoList: array(claimSummary), ...listExtent })
export type ClaimList = InferOutput<typeof claimList>

/**
 * What a customer knows about a claim (Other claims form, section 3): its policy with the insured's
 * ID number, its report with the insured's name, or who reported it with their phone. A slide captcha
 * that was just passed goes before it, or an image code with it.
 */
export const otherClaimLookup = pipe(
  object({
    policyNo: optional(otherPolicyNumber),
    insuredName: optional(nameOf('被保险人姓名')),
    identifyNumber: optional(idNumber),
    registNo: optional(reportNumber),
    reportorName: optional(nameOf('报案人姓名')),
    mobile: optional(mobile),
    verificationCode: optional(imageCode),
    ...pageAsked,
  }),
  forward(
    check(
      (asked) => [asked.policyNo, asked.registNo, asked.reportorName].some(Boolean),
      '请填写保单号、报案号或报案人姓名',
    ),
    ['policyNo'],
  ),
  forward(
    check(
      ({ policyNo, identifyNumber }) => isTogether(policyNo, identifyNumber),
      '请填写被保险人证件号码',
    ),
    ['identifyNumber'],
  ),
  forward(
    check(({ registNo, insuredName }) => isTogether(registNo, insuredName), '请填写被保险人姓名'),
    ['insuredName'],
  ),
  forward(
    check(({ reportorName, mobile }) => isTogether(reportorName, mobile), '请填写报案时留的手机号'),
    ['mobile'],
  ),
)
