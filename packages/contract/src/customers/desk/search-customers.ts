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
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { nightHours } from '../../looks/desk/unusual-rules.ts'
import { storable, typed } from '../../rules/text.ts'
import { customerThing, ownedKind, thingKind } from './customer-thing.ts'

/** Why a member of staff looks at customers; their customers read it. */
export const searchPurpose = picklist(['call', 'chat', 'case', 'call-back', 'check'])
export type SearchPurpose = InferOutput<typeof searchPurpose>

export const searchPurposeNames: Readonly<Record<SearchPurpose, string>> = {
  call: '客户来电',
  chat: '在线会话',
  case: '办理理赔或申诉',
  'call-back': '给客户回电',
  check: '核对资料',
}

const chosenPurpose = object({
  purpose: searchPurpose,
  /** `2026-11-20 08:46`: then it is chosen anew. */
  until: string(),
})

/** Which facts the words that were typed may be. */
export const askedFact = picklist([
  'mobile',
  'id-number',
  'plate',
  'frame-number',
  'policy-number',
  'report-number',
  'case-number',
  'order-number',
  'receipt-number',
  'lead-number',
])
export type AskedFact = InferOutput<typeof askedFact>

export const askedFactNames: Readonly<Record<AskedFact, string>> = {
  mobile: '手机号',
  'id-number': '证件号码',
  plate: '车牌号',
  'frame-number': '车架号',
  'policy-number': '保单号',
  'report-number': '报案号',
  'case-number': '受理编号',
  'order-number': '订单号',
  'receipt-number': '报案受理号',
  'lead-number': '投保登记编号',
}

const foundCustomer = object({
  /** Names them for this member of staff alone, for half a day. */
  customerId: string(),
  maskedName: string(),
  maskedIdNumber: string(),
  maskedMobile: optional(string()),
  isCompany: boolean(),
  policyCount: number(),
})
export type FoundCustomer = InferOutput<typeof foundCustomer>

/** What was chosen, while it lasts, and whom this member of staff looked at last. */
export const readPurpose = defineDeskCall({
  path: '/customers/readPurpose',
  access: 'serve-customers',
  response: object({ chosen: optional(chosenPurpose), recent: array(foundCustomer) }),
})

/** Says for an hour why one looks; without it nothing is looked for. */
export const choosePurpose = defineDeskCall({
  path: '/customers/choosePurpose',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ purpose: searchPurpose }),
  response: chosenPurpose,
})

/**
 * Looks for customers, and for what is theirs, by one number or plate; a name needs one of them beside it. Only
 * what fits exactly is found. It leaves a trace, also in each customer's own list.
 */
export const searchCustomers = defineDeskCall({
  path: '/customers/searchCustomers',
  access: 'serve-customers',
  request: object({
    words: pipe(typed('要查的号码'), storable(), maxLength(120, '要查的内容太长，请只留一个号码')),
  }),
  response: object({
    facts: array(askedFact),
    customers: array(foundCustomer),
    things: array(object({ ...customerThing.entries, customerId: optional(string()) })),
    /** More people than are shown: an agent's phone, or a garage's. */
    hasMore: boolean(),
    /** Where nobody could look just now: what is there is not known. */
    unavailable: array(thingKind),
  }),
})

/**
 * Whom a thing is of that whoever asks may open on its own page: found, limited and traced as if they had been looked for
 * by its number. Nobody, where it names no customer; one answer for a thing that is not there and for one of another branch.
 */
export const findCustomersOf = defineDeskCall({
  path: '/customers/findCustomersOf',
  access: 'serve-customers',
  request: object({ kind: ownedKind, thingId: pipe(string(), uuid('没有这件事项')) }),
  response: object({
    customers: array(foundCustomer),
    /** More people than are shown. */
    hasMore: boolean(),
  }),
})

/** Who looked for how many customers in a day: for who watches over it. */
export const listSearchers = defineDeskCall({
  path: '/customers/listSearchers',
  access: 'read-trail',
  response: object({
    searchers: array(
      object({
        staffId: string(),
        account: string(),
        name: string(),
        searches: number(),
        /** That found nothing: numbers are tried. */
        inVain: number(),
        /** In those hours. */
        atNight: number(),
        /** That found somebody who is called like a colleague, or like themselves: no proof, but worth a question. */
        forColleagues: number(),
        forOneself: number(),
        lastAt: string(),
      }),
    ),
    /** The hours that `atNight` counts. */
    night: nightHours,
  }),
})
