import { type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { fen } from '../rules/fen.ts'

/** A day of cover begins at this hour of its first day; 24 is the midnight that ends it. */
const hour = number()

/**
 * What is to be paid, in the spelling of the specification (Payment info, section 3). `bi` is the
 * commercial part (商业险), `ci` the compulsory one (交强险), `ship` the vehicle and vessel tax (车船税).
 * Numbers and people are masked; amounts are fen; moments are `2026-11-16 08:30` in the insurer's time.
 */
export const paymentInfo = object({
  orderId: string(),
  proposalNo: string(),
  /** The class of the first part: DAA, DZA, … */
  riskCode: string(),
  insuredName: string(),
  identifyNumber: string(),
  insuredMobile: string(),
  /** The branch that sold it. */
  comCode: string(),
  proposalNoBi: optional(string()),
  proposalNoCi: optional(string()),
  inputTime: string(),
  /** Of the part that begins first, ISO date and hour. */
  startDate: string(),
  startHour: hour,
  biStartDate: optional(string()),
  biStartHour: optional(hour),
  biSumPremium: optional(fen),
  ciStartDate: optional(string()),
  ciStartHour: optional(hour),
  ciSumPremium: optional(fen),
  shipSumPremium: optional(fen),
  /** 1: more than car cover is in it, such as accidents of the occupants. */
  othFlag: picklist(['0', '1']),
  /** 0 still examined, 1 accepted, 2 declined; only what was accepted can be paid. */
  underwriteFlag: picklist(['0', '1', '2']),
  /** 1: an agent sold it. */
  agentStatus: picklist(['0', '1']),
  /** 1: paid online in advance; 0: paid to the courier. */
  onlineFlag: picklist(['0', '1']),
  /** 0 no payment begun, 1 one is open, 2 the result of one is not known. */
  subStatus: picklist(['0', '1', '2']),
  /** 1 a car's, 2 any other. */
  flag: picklist(['1', '2']),
  /** The last moment at which it can be paid. */
  lastPayDate: string(),
  /** 1 stands, 0 expired, cancelled, or its money went back or is on its way. */
  validStatus: picklist(['0', '1']),
  /** 0 not paid, 1 paid, 2 given back. */
  payStatus: picklist(['0', '1', '2']),
  sumPremium: fen,
  systemType: picklist(['car', 'noncar']),
})
export type PaymentInfo = InferOutput<typeof paymentInfo>
