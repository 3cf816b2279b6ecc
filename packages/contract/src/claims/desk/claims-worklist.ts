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
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { isoDay } from '../../rules/moments.ts'
import { storable } from '../../rules/text.ts'

/** Why a claim is looked for: `soon` is due within three days, `customer` waits for its customer. */
export const claimState = picklist(['all', 'late', 'soon', 'to-check', 'approval', 'customer'])
export type ClaimState = InferOutput<typeof claimState>

/** Where a claim is, by the names of the staff, as of a car. */
export const claimStepNames = {
  report: '报案',
  reopened: '重新受理',
  survey: '查勘',
  resurvey: '复勘',
  'injury-tracking': '人伤跟踪',
  assessment: '定损',
  'added-assessment': '追加定损',
  documents: '收单',
  calculation: '理算',
  review: '核赔',
  payment: '赔付',
  refused: '拒赔说明',
} as const
const claimStep = picklist(Object.keys(claimStepNames) as (keyof typeof claimStepNames)[])
export type ClaimStepName = InferOutput<typeof claimStep>

/** What a claim comes to, as it was settled or assessed; `none` while nobody has said so. */
export const claimAmountNames = {
  none: '还没有金额',
  'to-5000': '5,000 元以内',
  'to-50000': '5,000 至 50,000 元',
  above: '50,000 元以上',
} as const
export const claimAmount = picklist(
  Object.keys(claimAmountNames) as (keyof typeof claimAmountNames)[],
)
export type ClaimAmount = InferOutput<typeof claimAmount>

/** What a list of claims is narrowed down to; also a view that somebody saved. */
export const claimFilter = object({
  state: optional(claimState, 'all'),
  step: optional(claimStep),
  kind: optional(picklist(['car', 'other'])),
  /** Code of a branch: claims of its area. */
  branch: optional(pipe(string(), maxLength(60, '机构最多 60 个字'), storable())),
  amount: optional(claimAmount),
})
export type ClaimFilter = InferOutput<typeof claimFilter>

const claimRow = object({
  claimId: string(),
  registNo: string(),
  productName: string(),
  maskedInsuredName: string(),
  /** In fen, as it was settled or assessed; absent before. */
  amount: optional(number()),
  step: claimStep,
  /** What it is called of what was harmed: 核实航班 for 查勘. */
  stepName: string(),
  /** `2026-11-17 09:02`: since when it is there. */
  stepSince: string(),
  /** What was promised until when; absent while its customer is waited for. */
  promise: optional(picklist(['assess', 'pay', 'explain-refusal'])),
  dueOn: optional(isoDay('日期')),
  daysLeft: optional(number()),
  /** Kinds of documents that wait to be judged. */
  documents: number(),
  hasApproval: boolean(),
  awaitsCustomer: boolean(),
})
export type ClaimRow = InferOutput<typeof claimRow>

/** Claims that something is owed to, what is due first in front; returns have a list of their own. */
export const listClaims = defineDeskCall({
  path: '/claims/listClaims',
  access: 'handle-claims',
  request: object({ ...claimFilter.entries, ...pageAsked }),
  response: object({
    claims: array(claimRow),
    ...listExtent,
    /** Branches that have claims, for the filter: of those that whoever asks may see. */
    branches: array(object({ code: string(), name: string() })),
    /** Of the same step, kind, branch and amount. */
    counts: object({
      all: number(),
      late: number(),
      soon: number(),
      'to-check': number(),
      approval: number(),
      customer: number(),
    }),
  }),
})
