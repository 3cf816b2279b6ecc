import { type InferOutput, number, object, optional, picklist, string } from 'valibot'
import { hasPermission, type Permission, type StaffRole } from '../../desk/permissions.ts'
import { isoDay } from '../../rules/moments.ts'
import { ofKnownKind } from '../../rules/of-known-kind.ts'

/** What may be due at the desk. */
export const dayKind = picklist([
  'chat',
  'wrap-up',
  'call-back',
  'report',
  'lead',
  'document',
  'approval',
  'claim',
  'nudge',
  'payee-change',
  'case',
  'return',
  'link',
  'failed-refund',
  'double-payment',
  'refund',
  'unissued',
  'only-proven',
  'content',
  'request',
  'wish',
  'dead-letter',
  'staff-request',
  'finding',
])
export type DayKind = InferOutput<typeof dayKind>

/** What it takes to handle each of them. */
export const dayPermissions: Readonly<Record<DayKind, Permission>> = {
  chat: 'answer-chats',
  'wrap-up': 'answer-chats',
  'call-back': 'serve-customers',
  lead: 'handle-leads',
  report: 'handle-reports',
  document: 'judge-documents',
  approval: 'decide-payments',
  claim: 'handle-claims',
  nudge: 'handle-claims',
  'payee-change': 'handle-claims',
  case: 'handle-cases',
  return: 'handle-returns',
  link: 'pay-links',
  'failed-refund': 'pay-links',
  'double-payment': 'settle-transfers',
  refund: 'pay-links',
  unissued: 'read-orders',
  'only-proven': 'serve-customers',
  content: 'review-content',
  request: 'watch-core',
  wish: 'watch-core',
  'dead-letter': 'watch-core',
  'staff-request': 'keep-staff',
  finding: 'settle-findings',
}

/** What somebody with these roles may handle. */
export function dayKindsOf(roles: readonly StaffRole[]): DayKind[] {
  return dayKind.options.filter((kind) => hasPermission(roles, dayPermissions[kind]))
}

/** One thing that somebody waits for. */
export const dayRow = object({
  kind: dayKind,
  /** Names it at the page where it is handled. */
  id: string(),
  /** What is to be done: 首次回电. */
  what: string(),
  /** What it is about, in a few more words. */
  about: optional(string()),
  /** Whom it is for, masked; absent where nobody is known. */
  masked: optional(string()),
  /** What it is called: a report number. */
  number: optional(string()),
  /** ISO moment after which it is late. */
  dueAt: string(),
  /** Where the whole of a day counts, that day. */
  dueOn: optional(isoDay('日期')),
})
export type DayRow = InferOutput<typeof dayRow>

const count = { total: number(), late: number() }

/** How many of each kind there are, those of other roles left out. */
export const dayCounts = object({
  kinds: ofKnownKind(
    object({
      kind: dayKind,
      ...count,
      /** What of it a colleague gave to whoever asks; absent where nothing is given. */
      given: optional(number()),
      /** How many things all of it has in it: files of claims. One more is new though nothing else waits. */
      parts: optional(number()),
    }),
  ),
  /** ISO moment at which they were counted. */
  at: string(),
})
export type DayCounts = InferOutput<typeof dayCounts>
