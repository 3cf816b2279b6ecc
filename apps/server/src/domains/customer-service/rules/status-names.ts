import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import type { ClaimEventType } from '../../claims/rules/claim-event.ts'
import type { StoredOrderStatus } from '../../orders/store/order.ts'

export const policyStatusNames: Readonly<Record<PolicyStatus, string>> = {
  'not-started': '未生效',
  'in-force': '保障中',
  expired: '已到期',
  cancelled: '已退保',
}

/** As staff call what happens to a claim. */
export const claimEventNames: Readonly<Record<ClaimEventType, string>> = {
  survey: '查勘',
  resurvey: '复勘',
  'injury-tracking': '人伤跟踪',
  assessment: '定损',
  'added-assessment': '追加定损',
  'documents-asked': '收集材料',
  calculation: '理算',
  review: '核赔',
  agreed: '达成一致',
  reopened: '重新立案',
  'documents-sent': '材料已提交',
  'documents-complete': '材料齐全',
  'agreement-asked': '等待确认金额',
  'refusal-notice': '拒赔告知',
  paid: '已赔付',
  refused: '已拒赔',
  cancelled: '已注销',
  corrected: '更正',
}

export const orderStatusNames: Readonly<Record<StoredOrderStatus, string>> = {
  unpaid: '未支付',
  'on-delivery': '送单时收款',
  paid: '已支付',
  expired: '已超过支付期限',
  cancelled: '已取消',
  refunding: '退款处理中',
  refunded: '已退款',
}
