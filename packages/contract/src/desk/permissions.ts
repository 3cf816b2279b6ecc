import { type InferOutput, picklist } from 'valibot'

/**
 * What a member of staff may be at the desk. `agent` talks to customers, `claims` handles claims, appeals and
 * deliveries, `content` keeps what the site tells everybody, `compliance` reads who saw whom and how the house does
 * and changes nothing, `supervisor` watches over all of them and keeps the list of staff.
 */
export const staffRole = picklist(['agent', 'claims', 'content', 'compliance', 'supervisor'])
export type StaffRole = InferOutput<typeof staffRole>

/** What staff read of a role. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  agent: '客服',
  claims: '理赔与申诉',
  content: '网点与内容',
  compliance: '合规',
  supervisor: '主管',
}

interface PermissionRow {
  /** What staff read of it. */
  readonly name: string
  /** Who has it, beside supervisors, who have all. */
  readonly roles: readonly StaffRole[]
}

/**
 * Everything that may be done at the desk, once: a call and a page say which of them they need, and a role is
 * the set of those that name it.
 */
const rows = {
  'answer-chats': { name: '接待在线会话', roles: ['agent'] },
  'supervise-chats': { name: '客服总览、接管和改派会话', roles: [] },
  'hand-out-work': { name: '看全组要办的事、分给同事', roles: [] },
  'serve-customers': { name: '查找客户、接听来电、代为登记', roles: ['agent', 'claims'] },
  'serve-all-branches': {
    name: '接待各机构的客户：保单、订单、配送和收款链接不分机构',
    roles: ['agent'],
  },
  'read-orders': { name: '看订单、支付和退款', roles: ['agent', 'claims'] },
  'handle-orders': { name: '给订单写备注、催核心办理', roles: ['agent', 'claims'] },
  'handle-leads': { name: '跟进投保登记', roles: ['agent'] },
  'export-leads': { name: '导出投保登记', roles: [] },
  'send-links': { name: '发收款链接', roles: ['agent'] },
  'read-links': { name: '看收款链接', roles: ['agent', 'claims'] },
  'pay-links': { name: '看卡号并登记付款', roles: ['claims'] },
  'settle-transfers': { name: '核实可能重复的打款', roles: [] },
  'handle-reports': { name: '处理出险报案', roles: ['claims'] },
  'handle-claims': { name: '看理赔、更新进度', roles: ['claims'] },
  'decide-payments': { name: '复核大额赔款', roles: ['claims'] },
  'judge-documents': { name: '审核理赔材料', roles: ['claims'] },
  'handle-cases': { name: '处理申诉与投诉', roles: ['claims'] },
  'approve-letters': { name: '审批书面答复', roles: [] },
  'export-cases': { name: '导出申诉与投诉登记簿', roles: ['compliance'] },
  'handle-returns': { name: '处理退货运费', roles: ['claims'] },
  'handle-deliveries': { name: '处理保单配送', roles: ['claims'] },
  'keep-faqs': { name: '编写机器人问答', roles: ['content'] },
  'keep-outlets': { name: '编写网点', roles: ['content'] },
  'keep-announcements': { name: '编写首页内容', roles: ['content'] },
  'keep-questionnaires': { name: '编写问卷、看结果', roles: ['content'] },
  'review-content': { name: '审阅并发布内容', roles: ['content'] },
  'decide-promoters': { name: '审批推广申请', roles: ['content'] },
  'pick-areas': { name: '选择地区', roles: ['agent', 'claims', 'content'] },
  'read-trail': { name: '看查看留痕和异常访问', roles: ['compliance'] },
  'export-trail': { name: '导出查看留痕', roles: ['compliance'] },
  'settle-findings': { name: '核实异常访问', roles: [] },
  'read-reports': { name: '看报表、导出报表', roles: ['compliance'] },
  'watch-core': { name: '处理核心数据、请求和消息', roles: [] },
  'keep-staff': { name: '管理员工账号和权限', roles: [] },
} as const satisfies Readonly<Record<string, PermissionRow>>

export type Permission = keyof typeof rows
export const permissions: Readonly<Record<Permission, PermissionRow>> = rows
export const allPermissions = Object.keys(rows) as Permission[]

/** Those that open no call of their own: a call shows more to who has them. */
export const widening: readonly Permission[] = ['serve-all-branches']

/** Whether one of these roles has it. */
export function hasPermission(roles: readonly StaffRole[], permission: Permission): boolean {
  if (roles.includes('supervisor')) return true
  return permissions[permission].roles.some((role) => roles.includes(role))
}
