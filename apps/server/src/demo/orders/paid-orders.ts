import type { NewOrder } from '../../domains/orders/store/store-orders.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { standardPackage } from '../customers/standard-package.ts'
import { termStarting } from '../term.ts'
import { boughtCars, buyers } from './buyers.ts'
import { momentOf, placeOrder } from './place-order.ts'

/** An order, and when its money came. */
export interface PaidOrder {
  readonly order: NewOrder
  readonly paidAt: Date
}

/** Orders that were paid before the demo begins: their policies and invoices are there. */
export function paidOrders(today: string): PaidOrder[] {
  const { paid } = buyers
  const term = termStarting(daysAfter(today, 8))
  const order = placeOrder(today, {
    serial: 700_011,
    policies: standardPackage({ car: boughtCars.paid, insured: paid, term }),
    placedDaysAgo: 2,
    payableDays: 5,
    destination: {
      recipient: { name: paid.name, mobile: paid.mobile },
      countyCode: '33020300',
      address: '药行街 66 号 2 幢 1801 室',
    },
  })
  return [{ order, paidAt: momentOf(daysAfter(today, -1), '19:42') }]
}

/** Of a customer who pays when the policies are brought. */
export function orderForCourier(today: string): NewOrder {
  const { toCourier } = buyers
  const term = termStarting(daysAfter(today, 6))
  return placeOrder(today, {
    serial: 700_012,
    policies: standardPackage({ car: boughtCars.toCourier, insured: toCourier, term }),
    placedDaysAgo: 1,
    payableDays: 5,
    isOnline: false,
    status: 'on-delivery',
    destination: {
      recipient: { name: toCourier.name, mobile: toCourier.mobile },
      countyCode: '31010400',
      address: '天钥桥路 120 弄 5 号 301 室',
    },
  })
}
