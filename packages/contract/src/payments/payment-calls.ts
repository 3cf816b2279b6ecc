import {
  array,
  boolean,
  type InferOutput,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot'
import { defineCall } from '../call.ts'
import { fen } from '../rules/counts.ts'
import { handle } from '../rules/handle.ts'

/** A premium, money that goes back, or what a claim pays: one movement of money, or one to come. */
const ownPayment = object({
  kind: picklist(['premium', 'refund', 'claim']),
  /** Of the order, of the claim that pays, or of a refund by link, which opens by its SMS alone. */
  handle: string(),
  /** A refund whose account is registered by a link of the call centre. */
  isByLink: optional(boolean()),
  /** Of a claim: car claims and others have pages of their own. */
  claimKind: optional(picklist(['car', 'other'])),
  /** What it is for: 机动车商业保险、交强险. */
  title: string(),
  /** Which car, or into which account, masked. */
  note: optional(string()),
  /** Absent of a claim whose amount the core has not told. */
  amount: optional(fen),
  /** `due`: the customer is to pay; `coming`: it is on its way; `done`: it has arrived. */
  state: picklist(['due', 'coming', 'done']),
  stateText: string(),
  /** By which the bank finds the transfer of a refund by link, once it was sent. */
  bankReference: optional(string()),
  /**
   * `2026-11-22 10:12`: when it was paid, or asked for, or, of what is due, until when. Of a transfer the day
   * alone: `2026-11-22`.
   */
  at: optional(string()),
  /** ISO date by which it is there; the whole day counts. */
  dueOn: optional(string()),
  /** Of a claim that was paid, ISO dates: when the account is expected to have it, and when it had. */
  arrivesOn: optional(string()),
  arrivedOn: optional(string()),
  /** Such a day has passed. */
  isOverdue: boolean(),
  hasReceipt: boolean(),
})
export type OwnPayment = InferOutput<typeof ownPayment>

/** What the person has paid and was paid, what waits first, then the latest. Who proved no person gets E3010001. */
export const readPayments = defineCall({
  path: '/payments/readPayments',
  level: 'open',
  response: object({
    payments: array(ownPayment),
    /** Whether there are older ones than are shown. */
    isMore: boolean(),
  }),
})

/**
 * The signed receipt of a premium (handle of its order) or of what a claim paid (handle of the claim): made once
 * for what it says, then the same file. Of a claim that paid more than once `paidAt` says which payment; without
 * it, it is the last. What is not paid has none (E3020001).
 */
export const downloadReceipt = defineCall({
  path: '/payments/downloadReceipt',
  answer: 'file',
  level: 'phone-on-file',
  request: object({
    handle,
    /** As the list of payments has it: `2026-11-22 10:12`. */
    paidAt: optional(
      pipe(string(), regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, '页面已过期，请重新查询')),
    ),
  }),
})

export const paymentCalls = { readPayments, downloadReceipt }
