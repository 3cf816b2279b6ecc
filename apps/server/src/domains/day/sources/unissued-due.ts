import { secondsAfter } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { readOrders } from '../../orders/store/order.repository.ts'
import { orderTitle } from '../../orders/store/order.ts'
import { countUnissued, unissuedOrders } from '../../orders/store/owed-orders.ts'
import type { DayServices } from '../day-services.ts'
import { byMoment } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Paid orders that the core has not issued in time: each is late. */
export const unissuedDue: DaySource = {
  kind: 'unissued',
  async count(services, asked) {
    const total = await countUnissued(services, wanted(services, asked))
    return { total, late: total }
  },
  async list(services, { limit, ...asked }) {
    const owed = await unissuedOrders(services, { ...wanted(services, asked), limit })
    const sinceOf = new Map(owed.map(({ order, since }) => [order.id, since]))
    const orders = await readOrders(
      services,
      owed.map(({ order }) => order),
    )
    return orders.map(({ id, orderNo, parts, placedAt }) => ({
      kind: 'unissued',
      id,
      what: '已付款，还没有出单',
      about: orderTitle({ parts }),
      masked: parts[0] && maskName(parts[0].policy.insured.name),
      number: orderNo,
      ...byMoment(secondsAfter(sinceOf.get(id) ?? placedAt, services.settings.issueHours * 3600)),
    }))
  },
}

function wanted({ settings }: DayServices, { now, staff }: Pick<DayAsked, 'now' | 'staff'>) {
  return {
    status: 'paid',
    before: secondsAfter(now, -settings.issueHours * 3600),
    within: seenBy(staff).served,
  } as const
}
