import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { refundDueOn, refundLateBefore } from '../../orders/rules/refund-due.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { countOwedRefunds, owedRefunds, unissuedOrders } from '../../orders/store/owed-orders.ts'
import { byEndOf, dueFirst } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Money that a gateway, or the core, should have given back by now: each is late. */
export const refundsDue: DaySource = {
  kind: 'refund',
  async count(services, asked) {
    const total = await countOwedRefunds(services, wanted(asked))
    return { total, late: total }
  },
  async list(services, { limit, ...asked }) {
    const [ofGateways, ofCore] = await Promise.all([
      owedRefunds(services, { ...wanted(asked), limit }),
      unissuedOrders(services, { ...wanted(asked), status: 'refunding', limit }),
    ])
    const due = eachOnce(
      dueFirst([
        ...ofGateways.map((owed) => ({ ...owed, what: '催支付渠道退款', ...dueOf(owed) })),
        ...ofCore.map((owed) => ({ ...owed, what: '催核心退款', ...dueOf(owed) })),
      ]),
    ).slice(0, limit)
    const orders = await readOrders(
      services,
      due.map(({ order }) => order),
    )
    const orderOf = new Map(orders.map((order) => [order.id, order]))
    return due.flatMap(({ order: { id }, what, dueAt, dueOn }): DayRow[] => {
      const order = orderOf.get(id)
      if (order === undefined) return []
      const masked = order.parts[0] && maskName(order.parts[0].policy.insured.name)
      return [{ kind: 'refund', id, what, masked, number: order.orderNo, dueAt, dueOn }]
    })
  },
}

/** An order whose money both a gateway and the core give back is one row, due when the first of them is. */
function eachOnce<Owed extends { readonly order: ObjectRef; readonly what: string }>(
  due: readonly Owed[],
): Owed[] {
  const ofOrder = new Map<string, Owed>()
  for (const owed of due) {
    const first = ofOrder.get(owed.order.id)
    ofOrder.set(owed.order.id, first ? { ...first, what: '催支付渠道和核心退款' } : owed)
  }
  return [...ofOrder.values()]
}

function wanted({ today, staff }: Pick<DayAsked, 'today' | 'staff'>) {
  return { before: refundLateBefore(today), within: seenBy(staff).served }
}

function dueOf({ since }: { readonly since: Date }) {
  return byEndOf(refundDueOn(since))
}
