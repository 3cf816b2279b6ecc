import type { PolicyStatus } from '@ecenter/contract/policies/policy-summary.ts'
import type { StoredOrderStatus } from '../../orders/store/order.ts'

export const policyStatusNames: Readonly<Record<PolicyStatus, string>> = {
  'not-started': '未生效',
  'in-force': '保障中',
  expired: '已到期',
  cancelled: '已退保',
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
