import { carOf } from '../../apps/server/src/demo/car.ts'
import { residentId } from '../../apps/server/src/demo/made-up-numbers.ts'
import type { NewOrder } from '../../apps/server/src/domains/orders/store/store-orders.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'
import { placeOrder } from '../../tools/made-up/place-order.ts'
import { standardPackage } from '../../tools/made-up/standard-package.ts'
import { termStarting } from '../../tools/made-up/term.ts'

/** An order that nobody has paid yet, and what its customer finds it by. */
export interface OrderToPay {
  readonly order: NewOrder
  readonly facts: {
    readonly licenseNo: string
    readonly identifyNumber: string
    readonly applyMobile: string
  }
}

const firstSerial = 400_000

/** So many, each of a customer and a car of its own. */
export function ordersToPay(today: string, count: number): OrderToPay[] {
  return Array.from({ length: count }, (_, at) => orderToPay(today, at))
}

function orderToPay(today: string, at: number): OrderToPay {
  const serial = firstSerial + at
  const licenseNo = `京A${String(50_000 + at)}`
  const insured = {
    name: '郑演练',
    idNumber: residentId('1101', '1980-01-01', at + 1),
    mobile: `139${String(90_000_000 + at)}`,
  }
  const car = carOf({ model: 'suv', year: 2023, serial, area: '1101', licenseNo })
  const term = termStarting(daysAfter(today, 3))
  const policies = standardPackage({ car, insured, term })
  const order = placeOrder(today, { serial, policies, placedDaysAgo: 1, payableDays: 5 })
  const { idNumber: identifyNumber, mobile: applyMobile } = insured
  return { order, facts: { licenseNo, identifyNumber, applyMobile } }
}
