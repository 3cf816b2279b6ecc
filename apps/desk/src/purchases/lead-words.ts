import type { LeadStatus } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'

export const statusNames: Readonly<Record<LeadStatus, string>> = {
  open: '待联系',
  called: '跟进中',
  closed: '已结束',
}
