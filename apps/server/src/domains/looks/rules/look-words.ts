import type { LookKind } from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import type { AuditEvent } from '../../../platform/audit/audit-event.ts'

/** What staff do with what is customers', as whoever watches over it reads it. */
const words = {
  search: {
    'customer-searched': '按号码查找客户',
    'claim-found': '查询理赔',
    'case-found': '查询投诉或异议',
    'order-found': '查询订单',
    'delivery-found': '查询配送',
    'lead-found': '查询投保登记',
    'return-found': '查询退货运费理赔',
    'short-link-found': '查询收款链接',
    'promoters-searched': '查询推广申请',
  },
  open: {
    'customer-read': '打开客户资料',
    'claim-read': '打开理赔',
    'appeal-read': '打开投诉或异议',
    'accident-report-read': '打开出险报案',
    'order-read': '打开订单',
    'delivery-read': '打开配送',
    'lead-read': '打开投保登记',
    'short-link-read': '打开收款链接',
    'promoter-read': '打开推广申请',
    'chat-read': '打开会话',
    'closed-chats-listed': '查看已结束的会话',
    'chats-supervised': '看全部会话和排队的客户',
    'card-opened': '打开客户分享的卡片',
    'answers-read': '读问卷的回答',
    'only-proven-ends-listed': '看关闭“仅限手机验证后查看”的申请',
  },
  reveal: {
    'customer-revealed': '显示完整的手机号或证件号',
    'claim-insured-revealed': '核对材料时显示被保险人姓名和证件号后四位',
    'lead-phone-read': '显示登记的手机号',
    'refund-card-shown': '显示收款账号',
  },
  file: {
    'claim-document-viewed': '看理赔材料',
    'settlement-answer-viewed': '看签字文件',
    'claim-application-viewed': '看签字的索赔申请书',
    'accident-photo-viewed': '看出险照片',
    'chat-file-read': '看会话里的文件',
    'case-file-viewed': '看投诉或异议的文件',
  },
  prove: {
    'caller-proven': '核对来电人，相符',
    'caller-refused': '核对来电人，不相符',
    'caller-code-sent': '给客户手机发验证码',
  },
  act: {
    'call-noted': '小结通话',
    'called-back': '记录已按约定回电',
    'call-back-tried': '记录回电没接通',
    'call-back-moved': '改约回电',
    'claim-event-added': '更新理赔进度',
    'claim-approval': '复核赔款',
    'payee-change-decided': '决定更改收款账户',
    'claim-decision-asked': '请核心决定赔案',
    'claim-document-judged': '审核理赔材料',
    'document-asked': '请客户补交理赔材料',
    'document-request-closed': '收起请客户交的材料',
    'claim-nudge-answered': '答复催办',
    'case-taken': '受理投诉或异议',
    'case-taken-in': '替客户登记投诉或异议',
    'case-called-back': '记录回电',
    'case-extended': '延长答复期限',
    'case-answered': '书面答复',
    'case-given': '把投诉或异议分给同事',
    'case-named': '写明投诉或异议的原因和产品',
    'case-noted': '给投诉或异议写备注',
    'case-file-kept': '给投诉或异议存文件',
    'case-letter-decided': '审书面答复',
    'accident-taken-in': '替客户登记出险报案',
    'accident-report-noted': '办理出险报案',
    'order-noted': '给订单写备注或催核心',
    'delivery-event-added': '更新配送进度',
    'return-decided': '决定退货运费理赔',
    'lead-taken': '领取投保登记',
    'lead-noted': '记录投保登记',
    'lead-taken-in': '替客户登记投保意向',
    'short-link-sent': '发收款链接',
    'caller-link-sent': '替客户发收款链接',
    'short-link-revoked': '撤销收款链接',
    'link-refund-paid': '记录已退款',
    'link-refund-failed': '记录退款失败',
    'link-failure-closed': '登记打款失败的后续',
    'link-transfer-told': '登记另一笔转账',
    'link-transfer-settled': '核实可能重复的打款',
    'only-proven-end-asked': '凭柜面证件申请关闭“仅限手机验证后查看”',
    'only-proven-end-confirmed': '复核关闭“仅限手机验证后查看”',
    'only-proven-end-stopped': '停止关闭“仅限手机验证后查看”',
  },
  export: {
    'promoters-exported': '导出推广申请',
    'leads-exported': '导出投保登记',
    'cases-exported': '导出申诉与投诉登记簿',
    'answers-exported': '导出问卷回答',
    'report-exported': '导出报表',
    'staff-looks-exported': '导出查看留痕',
  },
  watch: {
    'searchers-read': '看谁查过客户',
    'staff-looks-read': '看查看留痕',
    'looks-at-customer-read': '看一位客户的查看留痕',
    'finding-settled': '核实异常访问',
  },
} as const satisfies Readonly<Record<LookKind, Partial<Record<AuditEvent, string>>>>

const known: ReadonlyMap<string, { readonly kind: LookKind; readonly what: string }> = new Map(
  Object.entries(words).flatMap(([kind, events]) =>
    Object.entries(events).map(
      ([event, what]) => [event, { kind: kind as LookKind, what }] as const,
    ),
  ),
)

/** What an entry of the trail was; undefined of what is no look of the staff. */
export function lookOf(event: string) {
  return known.get(event)
}

/** The events of a kind, or of all kinds. */
export function eventsOfKind(kind: LookKind | undefined): string[] {
  return kind === undefined ? [...known.keys()] : Object.keys(words[kind])
}

/** By which somebody sees what is a customer's. */
export const seeingEvents: readonly string[] = [
  ...eventsOfKind('search'),
  ...eventsOfKind('open'),
  ...eventsOfKind('reveal'),
  ...eventsOfKind('file'),
]

/** Whether it came to nothing: nothing was found, or whoever was asked did not know it. */
export function isInVain(event: string, outcome: string): boolean {
  return event === 'caller-refused' || ['nothing', 'limited', 'refused'].includes(outcome)
}
