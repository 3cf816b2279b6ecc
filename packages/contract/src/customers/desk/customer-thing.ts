import { boolean, type InferOutput, object, optional, picklist, string } from 'valibot'
import type { Permission } from '../../desk/permissions.ts'

/** What a customer may have with the insurer, as staff look for it. */
export const thingKind = picklist([
  'policy',
  'claim',
  'order',
  'delivery',
  'case',
  'report',
  'return',
  'lead',
  'link',
  'conversation',
  'request',
  'call',
  'letter',
  'look',
])
export type ThingKind = InferOutput<typeof thingKind>

/** What staff read of a kind. */
export const thingKindNames: Readonly<Record<ThingKind, string>> = {
  policy: '保单',
  claim: '理赔',
  order: '订单',
  delivery: '配送',
  case: '申诉与投诉',
  report: '出险报案',
  return: '退货运费',
  lead: '投保登记',
  link: '收款链接',
  conversation: '在线会话',
  request: '待核心确认',
  call: '来电',
  letter: '书面答复',
  look: '查看记录',
}

/** What it takes to handle each kind on its own page; the others have none but that of their customer. */
export const thingAccess: Readonly<Partial<Record<ThingKind, Permission>>> = {
  claim: 'handle-claims',
  order: 'read-orders',
  delivery: 'handle-deliveries',
  case: 'handle-cases',
  report: 'handle-reports',
  return: 'handle-returns',
  lead: 'handle-leads',
  link: 'read-links',
  conversation: 'answer-chats',
  request: 'watch-core',
  letter: 'handle-cases',
}

/** Kinds whose own page leads to whom the thing is of. */
export const ownedKind = picklist([
  'claim',
  'return',
  'order',
  'delivery',
  'case',
  'report',
  'lead',
  'link',
  'conversation',
])
export type OwnedKind = InferOutput<typeof ownedKind>

/** One of them in a line; masked until the customer has proven who they are. */
export const customerThing = object({
  kind: thingKind,
  /** As its own page names it. */
  thingId: string(),
  title: string(),
  /** By which number the customer calls it. */
  number: optional(string()),
  plate: optional(string()),
  /** Policies of one car have the same; it names nothing else. */
  carId: optional(string()),
  /** In yuan, once proven: `1,286.40`. */
  amount: optional(string()),
  status: string(),
  /** What a colleague wrote of it; the customer never reads it. */
  note: optional(string()),
  /** `2026-11-20 08:46`: when it began. */
  at: string(),
  /** Somebody owes it something. */
  isWaiting: boolean(),
  /** By when: a day, or a minute. */
  dueAt: optional(string()),
  isLate: boolean(),
  /** Its own page would refuse who asks: no link leads there. */
  isShut: optional(boolean()),
})
export type CustomerThing = InferOutput<typeof customerThing>
