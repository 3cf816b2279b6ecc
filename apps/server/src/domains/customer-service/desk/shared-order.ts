import type { SharedThing } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { amountInFigures } from '../../../platform/documents/printed-amount.ts'
import { type Order, orderTitle, partAmount } from '../../orders/store/order.ts'
import { startOf } from '../../policies/rules/start-of.ts'
import { orderStatusNames } from '../rules/status-names.ts'
import { factGroup, personFacts } from './shared-facts.ts'

const underwritingNames: Readonly<Record<Order['underwriting'], string>> = {
  examined: '核保中',
  accepted: '核保通过',
  declined: '未通过核保',
}

export function sharedOrder(order: Order): SharedThing {
  return {
    title: orderTitle(order),
    groups: [
      factGroup('订单', {
        订单号: order.orderNo,
        状态: orderStatusNames[order.status],
        核保: underwritingNames[order.underwriting],
        金额: `${amountInFigures(order.amountFen)} 元`,
        下单时间: minuteInChina(order.placedAt),
        最晚支付: minuteInChina(order.lastPayAt),
        支付时间: order.paidAt && minuteInChina(order.paidAt),
        ...personFacts('投保人', order.applicant),
      }),
      ...order.parts.map((part) =>
        factGroup(part.policy.productName, {
          投保单号: part.proposalNo,
          保险期间: `${startOf(part.policy)} 至 ${part.policy.endsOn} 24:00`,
          金额: `${amountInFigures(partAmount(part))} 元`,
          被保险人: part.policy.insured.name,
          车牌: part.policy.vehicle?.licenseNo,
        }),
      ),
    ],
  }
}
