import {
  array,
  boolean,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  string,
} from 'valibot'
import { appealSummary } from '../appeals/appeal-summary.ts'
import { defineCall } from '../call.ts'
import { claimSummary } from '../claims/claim-progress.ts'
import { invoiceSummary } from '../invoices/invoice.ts'
import { orderSummary } from '../orders/order.ts'
import { plateWishShown } from '../plates/plate.ts'
import { policyKind, policySummary } from '../policies/policy-summary.ts'
import { fen } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'
import { text } from '../rules/text.ts'

/** One thing that a policy pays for, as people say it: 撞了别人, 最多赔 300 万. */
export const coverWord = object({
  /** What happens. */
  what: string(),
  /** Up to how much, or how often. */
  pays: string(),
  /** What belongs to it, in a few words. */
  note: optional(string()),
  /** Of a car's: whom or what it is for. */
  part: optional(picklist(['others', 'car', 'people'])),
})
export type CoverWord = InferOutput<typeof coverWord>

/** One's own policy: names and the plate are plain, numbers stay masked. */
export const ownPolicy = object({
  ...policySummary.entries,
  insuredName: string(),
  plate: optional(string()),
  /** How many days are left while it is in force. */
  daysLeft: optional(number()),
})
export type OwnPolicy = InferOutput<typeof ownPolicy>

/** A claim, and by when what happens next. */
export const ownClaim = object({
  ...claimSummary.entries,
  plate: optional(string()),
  /** ISO date, and what is promised for it. */
  next: optional(object({ on: string(), text: string() })),
  /** Of the steps of this very claim. */
  stepNumber: number(),
  stepCount: number(),
})
export type OwnClaim = InferOutput<typeof ownClaim>

/** One's own car, with the policies that run now, or ran last. */
export const ownCar = object({
  /** Names the car in this session: the handle of its first policy. */
  handle: string(),
  plate: optional(string()),
  brandModel: string(),
  status: picklist(['in-force', 'not-started', 'expired', 'cancelled']),
  /** ISO date on which the first of its policies ends, while one is in force. */
  endDate: optional(string()),
  daysLeft: optional(number()),
  /** The most important covers, at most four. */
  covers: array(coverWord),
  policies: array(ownPolicy),
})
export type OwnCar = InferOutput<typeof ownCar>

/** Policies of one kind of thing: the family, the home, a journey. */
export const ownGroup = object({
  group: picklist(['family', 'home', 'travel', 'other']),
  /** 一家三口, 家, 航班延误. */
  title: string(),
  /** Who or what, in one line. */
  sub: optional(string()),
  covers: array(coverWord),
  policies: array(ownPolicy),
})
export type OwnGroup = InferOutput<typeof ownGroup>

/** One thing that waits for the customer. */
export const ownTask = object({
  kind: picklist(['payment', 'claim', 'delivery', 'renewal']),
  /** Of the order, claim or policy that it is about. */
  handle: string(),
  title: string(),
  text: string(),
  /** ISO date by which it is due. */
  dueOn: optional(string()),
  amount: optional(fen),
  /** Car claims and others have pages of their own. */
  claimKind: optional(picklist(['car', 'other'])),
  /** Of a renewal that is of no car: what its policy is of. */
  policyKind: optional(policyKind),
})
export type OwnTask = InferOutput<typeof ownTask>

/** Paper on its way, by the order that it belongs to. */
const ownDelivery = object({ handle: string(), headline: string(), expected: optional(string()) })

/**
 * A complaint or an objection about what is theirs, filed with the phone that they have proven. Its handle names it in
 * this session; it is read by its number and that phone.
 */
const ownCase = object({ handle: string(), ...appealSummary.entries })

export const overviewAnswer = object({
  /** Plain, since it is their own. */
  name: string(),
  /** It has no family and no home. */
  isCompany: boolean(),
  /** Names the person in this session, for what takes a fresh code. */
  handle: string(),
  /** Absent where no phone is known. */
  maskedMobile: optional(string()),
  /** `person`: all that is theirs; `phone`: what has this phone on file; `car`: one car. */
  opens: picklist(['person', 'phone', 'car']),
  /** The most urgent first. */
  tasks: array(ownTask),
  /** The latest report first. */
  claims: array(ownClaim),
  cars: array(ownCar),
  groups: array(ownGroup),
  /** Who has hundreds of policies finds these in the list. */
  morePolicies: number(),
  orders: array(orderSummary),
  deliveries: array(ownDelivery),
  invoices: array(invoiceSummary),
  /** The latest first; none for who has proven less than who they are. */
  cases: array(ownCase),
  /** Somebody lets them see what is theirs, or asks whether they want to: `readFamily` shows it. */
  hasFamily: boolean(),
})
export type Overview = InferOutput<typeof overviewAnswer>

/** All that is the customer's, in one answer; who has proven nothing gets E3010001. */
export const readOverview = defineCall({
  path: '/person/readOverview',
  level: 'open',
  response: overviewAnswer,
})

/**
 * Looks in all that is the customer's, for who has more than one answer shows: a plate, a name, a product or
 * a policy number, or a part of it. Who has proven nothing gets E3010001.
 */
export const findOwnPolicies = defineCall({
  path: '/person/findOwnPolicies',
  level: 'open',
  request: object({ text: text(40, '车牌、姓名、产品或保单号') }),
  response: object({
    cars: array(ownCar),
    groups: array(ownGroup),
    /** Whether there are more than are shown. */
    isMore: boolean(),
  }),
})

/** A service that a policy gives along, such as 道路救援, and how often. */
const carService = object({ name: string(), note: string() })

/** One paper of a car that can be opened, saved, mailed. */
export const carDocument = object({
  kind: picklist(['policy', 'mark', 'endorsement', 'invoice']),
  /** Of the policy or the invoice. */
  handle: string(),
  title: string(),
  note: optional(string()),
  /** With an endorsement: which of the policy's. */
  endorsementNo: optional(string()),
  /** Absent where it can be had; otherwise why it cannot. */
  unavailable: optional(string()),
})
export type CarDocument = InferOutput<typeof carDocument>

/** One car whole: what is covered, what is not, its papers, its claims. */
export const readCar = defineCall({
  path: '/person/readCar',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({
    plate: optional(string()),
    brandModel: string(),
    useNature: string(),
    seats: number(),
    firstRegisteredOn: string(),
    status: ownCar.entries.status,
    endDate: optional(string()),
    /** Absent where no other plate was asked for of late. */
    plateWish: optional(plateWishShown),
    /** ISO date from which it can be renewed. */
    renewFrom: optional(string()),
    covers: array(coverWord),
    /** Covers of such policies that this car does not have. */
    notBought: array(object({ what: string(), note: optional(string()) })),
    /** What is never paid, whoever insures it. */
    never: array(string()),
    services: array(carService),
    /** What runs now or ran last, with what it costs. */
    policies: array(
      object({ ...ownPolicy.entries, premium: optional(fen), vehicleTax: optional(fen) }),
    ),
    earlier: array(ownPolicy),
    claims: array(ownClaim),
    documents: array(carDocument),
    /** Where they are mailed without a code: the person's own address, as the core names it. */
    maskedEmail: optional(string()),
    clauseCount: number(),
  }),
})
