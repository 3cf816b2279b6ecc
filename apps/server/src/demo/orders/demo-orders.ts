import type { NewOrder } from '../../domains/orders/store/store-orders.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { standardPackage } from '../customers/standard-package.ts'
import { issueAccident } from '../issue.ts'
import { people } from '../people.ts'
import { issuePersonalAccident } from '../products/personal-accident.ts'
import { termStarting } from '../term.ts'
import { boughtCars, buyers, unplatedCar } from './buyers.ts'
import { placeOrder } from './place-order.ts'

/** Orders that wait for their money or have ended without it, as they stand on `today`. */
export function demoOrders(today: string): NewOrder[] {
  return [...ordersOfMainCustomer(today), ...ordersOfOthers(today)]
}

/** Due tomorrow at noon, so the SMS that reminds of it goes out before; and what else he has ordered. */
export function ordersOfMainCustomer(today: string): NewOrder[] {
  const insured = people.main
  const soon = termStarting(daysAfter(today, 3))
  return [
    placeOrder(today, {
      serial: 700_001,
      policies: standardPackage({ car: boughtCars.main, insured, term: soon }),
      placedDaysAgo: 2,
      payableDays: 1,
      destination: {
        recipient: { name: insured.name, mobile: insured.mobile },
        countyCode: '11010500',
        address: '晨光路 18 号院 6 号楼 1203 室',
      },
    }),
    placeOrder(today, {
      serial: 700_002,
      policies: [
        issuePersonalAccident(
          { serial: 560_101, area: '1101', insured, term: termStarting(daysAfter(today, 15)) },
          { occupation: '软件工程师', occupationClass: 1, beneficiary: '法定继承人' },
        ),
      ],
      placedDaysAgo: 1,
      payableDays: 12,
    }),
    placeOrder(today, {
      serial: 700_003,
      policies: [issueAccident({ car: boughtCars.main, insured, term: soon })],
      placedDaysAgo: 40,
      payableDays: 2,
      status: 'cancelled',
    }),
  ]
}

export function ordersOfOthers(today: string): NewOrder[] {
  return [...waiting(today), ...notPayable(today), ...ended(today)]
}

/** With an accident cover beside, a car without a plate, and what a home is insured for life with. */
function waiting(today: string): NewOrder[] {
  const term = termStarting(daysAfter(today, 45))
  const occupants = { car: boughtCars.withOccupants, insured: buyers.withOccupants, term }
  const unplated = { car: unplatedCar(daysAfter(today, -1)), insured: buyers.withoutPlate, term }
  return [
    placeOrder(today, {
      serial: 700_004,
      policies: [...standardPackage(occupants), issueAccident(occupants)],
      placedDaysAgo: 3,
      payableDays: 40,
      isByAgent: true,
      destination: {
        recipient: { name: buyers.withOccupants.name, mobile: buyers.withOccupants.mobile },
        countyCode: '32010600',
        address: '中央路 88 号 3 幢 502 室',
      },
    }),
    placeOrder(today, {
      serial: 700_005,
      // A new car is driven home in the afternoon.
      policies: standardPackage(unplated).map((policy) => ({ ...policy, startHour: 14 })),
      placedDaysAgo: 0,
      payableDays: 30,
    }),
    placeOrder(today, {
      serial: 700_006,
      policies: [
        issuePersonalAccident(
          { serial: 560_664, area: '5101', insured: buyers.atHome, term },
          { occupation: '退休', occupationClass: 1, beneficiary: '子女各 50%' },
        ),
      ],
      placedDaysAgo: 1,
      payableDays: 40,
    }),
  ]
}

function notPayable(today: string): NewOrder[] {
  const term = termStarting(daysAfter(today, 20))
  const examined = { car: boughtCars.examined, insured: buyers.examined, term }
  const declined = { car: boughtCars.declined, insured: buyers.declined, term }
  return [
    placeOrder(today, {
      serial: 700_007,
      policies: standardPackage(examined),
      placedDaysAgo: 1,
      payableDays: 15,
      underwriting: 'examined',
    }),
    placeOrder(today, {
      serial: 700_008,
      policies: standardPackage(declined),
      placedDaysAgo: 3,
      payableDays: 15,
      underwriting: 'declined',
    }),
  ]
}

function ended(today: string): NewOrder[] {
  const term = termStarting(daysAfter(today, -2))
  const tooLate = { car: boughtCars.tooLate, insured: buyers.tooLate, term }
  const refunded = { car: boughtCars.refunded, insured: buyers.refunded, term }
  const cancelled = { car: boughtCars.cancelled, insured: buyers.cancelled, term }
  return [
    placeOrder(today, {
      serial: 700_009,
      policies: standardPackage(tooLate),
      placedDaysAgo: 12,
      payableDays: -3,
      status: 'expired',
    }),
    placeOrder(today, {
      serial: 700_010,
      policies: standardPackage(refunded),
      placedDaysAgo: 12,
      payableDays: -3,
      status: 'refunded',
    }),
    placeOrder(today, {
      serial: 700_013,
      policies: standardPackage(cancelled),
      placedDaysAgo: 12,
      payableDays: -3,
      status: 'cancelled',
    }),
  ]
}
