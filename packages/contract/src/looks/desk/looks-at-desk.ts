import {
  array,
  boolean,
  type InferOutput,
  integer,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  uuid,
} from 'valibot'
import { customerId } from '../../customers/desk/customer-id.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { isoDay } from '../../rules/moments.ts'
import { text } from '../../rules/text.ts'
import { nightHours, unusualRule } from './unusual-rules.ts'

/** What kind of look it was. */
export const lookKindNames = {
  search: '查找',
  open: '打开',
  reveal: '显示完整号码',
  file: '看材料和照片',
  prove: '核对来电人',
  act: '办理',
  export: '导出',
  watch: '看记录',
} as const
export type LookKind = keyof typeof lookKindNames
export const lookKind = picklist(Object.keys(lookKindNames) as LookKind[])

/** So many days at once. */
export const lookDaysAtMost = 93

/** Both days in China, whole. */
const lookPeriod = { from: isoDay('开始日期'), to: isoDay('结束日期') }

/** Whose looks are asked for: of a member of staff, at a customer, of a kind; all of them where nothing is named. */
export const lookQuestion = object({
  ...lookPeriod,
  staffId: optional(pipe(string(), uuid('没有这位同事'))),
  /** As whoever asks has found them. */
  customerId: optional(customerId),
  /** At the customer of this look. */
  ofLook: optional(pipe(string(), regex(/^[0-9a-f-]{36}\/\d{1,10}$/, '没有这条记录'))),
  kind: optional(lookKind),
})
export type LookQuestion = InferOutput<typeof lookQuestion>

const lookRow = object({
  lookId: string(),
  /** `2026-11-20 10:40:12` */
  at: string(),
  staffId: string(),
  staffName: string(),
  kind: lookKind,
  /** 打开客户资料 */
  what: string(),
  /** Whose it was, masked; absent where it was nobody's, or nobody knows their name any more. */
  maskedName: optional(string()),
  /** Why, as it was said at that time. */
  reason: optional(string()),
  /** Nothing was found, or it was refused. */
  isInVain: boolean(),
})
export type LookRow = InferOutput<typeof lookRow>

/** Who of the staff looked at whom, the latest first. Reading it leaves a trace, and the customer reads of it. */
export const listStaffLooks = defineDeskCall({
  path: '/looks/listStaffLooks',
  access: 'read-trail',
  request: object({ ...lookQuestion.entries, ...pageAsked }),
  response: object({
    looks: array(lookRow),
    ...listExtent,
    /** Whoever may be asked for. */
    staff: array(object({ staffId: string(), name: string() })),
    /** Of the customer who was asked for. */
    maskedName: optional(string()),
  }),
})

/** The same as a table for a spreadsheet. It leaves a trace. */
export const exportStaffLooks = defineDeskCall({
  path: '/looks/exportStaffLooks',
  answer: 'file',
  access: 'export-trail',
  request: lookQuestion,
})

/** What came of a question about unusual looks. */
export const findingVerdictNames = {
  fine: '没有问题',
  explained: '问过本人，有理由',
  reported: '违规，已上报',
} as const
export type FindingVerdict = keyof typeof findingVerdictNames
export const findingVerdict = picklist(
  Object.keys(findingVerdictNames) as FindingVerdict[],
  '请选择结果',
)

const finding = object({
  rule: unusualRule,
  staffId: string(),
  staffName: string(),
  day: string(),
  /** How many, as the rule counts. */
  count: number(),
  /** `2026-11-20 22:14:03`: the first and the last of them. */
  firstAt: string(),
  lastAt: string(),
  /** It concerns whoever asks, so that somebody else settles it. */
  isOwn: boolean(),
  /** What came of it; missing while it waits. More of it on that day opens it again. */
  settled: optional(
    object({
      /** `2026-11-21 09:30` */
      at: string(),
      byName: string(),
      verdict: findingVerdict,
      note: string(),
    }),
  ),
})
export type UnusualFinding = InferOutput<typeof finding>

/** What is worth a question among the looks of a period, by the rules of one table. It leaves a trace. */
export const listUnusualLooks = defineDeskCall({
  path: '/looks/listUnusualLooks',
  access: 'read-trail',
  request: object(lookPeriod),
  response: object({
    findings: array(finding),
    /** From how many on each is unusual, grave ones first. */
    rules: array(object({ rule: unusualRule, from: number() })),
    night: nightHours,
  }),
})

/**
 * Says what came of a finding, with why. One that concerns oneself, that was settled, that is not there or that
 * has another count by now is E3020001. It stays in the trail with who said so.
 */
export const settleFinding = defineDeskCall({
  path: '/looks/settleFinding',
  kind: 'submit',
  access: 'settle-findings',
  request: object({
    staffId: pipe(string(), uuid('没有这位同事')),
    rule: unusualRule,
    day: isoDay('日期'),
    /** As it was read: what came since was judged by nobody. */
    count: pipe(number(), integer()),
    verdict: findingVerdict,
    note: text(200, '说明'),
  }),
})

export const lookDeskCalls = { listStaffLooks, exportStaffLooks, listUnusualLooks, settleFinding }
