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
import { handle } from '../rules/handle.ts'

/** A UUID; valibot's own rule for them would weigh on a first visit. */
const entryId = pipe(string(), regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, '没有这条记录'))

/** The case that a look was reported with. */
const accessReport = object({
  caseNo: string(),
  /** ISO date by which it is answered; the whole day counts. */
  answerBy: string(),
})
export type AccessReport = InferOutput<typeof accessReport>

/** One look at something that is the customer's, or what was done with it. */
const accessEntry = object({
  /** Names it among those of the person. */
  entryId: string(),
  /** `2026-11-16 08:30`. */
  at: string(),
  /**
   * `self` they themselves; `part` who proved a phone that stands on a policy, or one car; `family` whom they let;
   * `facts` who knew plate or number and ID number; `link` who had a one-use link, or a mail on its way; `staff`.
   */
  by: picklist(['self', 'part', 'family', 'facts', 'link', 'staff']),
  /** Of family: how the customer calls them. */
  name: optional(string()),
  /** Of the staff: 客服 1001, 主管（杭州分公司）. */
  staff: optional(string()),
  /** What was looked at or done, in a few words: 查到保单, 下载电子保单. */
  what: string(),
  /** Where the page ran: 浏览器. */
  channel: optional(string()),
  /** From where, as far as it is told: 198.51.*.*. */
  network: optional(string()),
  /** Why a member of staff did it, where they said so. */
  reason: optional(string()),
  report: optional(accessReport),
})
export type AccessEntry = InferOutput<typeof accessEntry>

/** Who looked at what is the customer's in three years, who of the staff in five, the latest first; only the whole person reads it. */
export const readAccess = defineCall({
  path: '/person/readAccess',
  level: 'fresh-code',
  action: 'read-access',
  request: object({
    handle,
    /** Those that come after this one in the list. */
    before: optional(entryId),
  }),
  response: object({ entries: array(accessEntry), hasMore: boolean() }),
})

/** 这不是我: opens a case about a look, once; who reports it again is told of that one. */
export const reportAccess = defineCall({
  path: '/person/reportAccess',
  kind: 'submit',
  level: 'fresh-code',
  action: 'read-access',
  request: object({ handle, entryId }),
  response: accessReport,
})
