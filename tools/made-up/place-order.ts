import { orderPart } from '../../apps/server/src/demo/orders/demo-orders.ts'
import { demoBranches } from '../../apps/server/src/demo/outlets/demo-outlets.ts'
import type { NewOrder } from '../../apps/server/src/domains/orders/store/store-orders.ts'
import { areaOf } from '../../apps/server/src/domains/policies/rules/policy-area.ts'
import type { NewPolicy } from '../../apps/server/src/domains/policies/store/store-policies.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'

/** An order as it is made up. */
interface Placing extends Partial<Omit<NewOrder, 'orderNo' | 'parts' | 'placedAt' | 'lastPayAt'>> {
  /** Like no other order's; ten digits at most. */
  readonly serial: number
  /** As they are issued once they are paid. */
  readonly policies: readonly NewPolicy[]
  readonly placedDaysAgo: number
  /** It can be paid until noon of the day that is so many days ahead. */
  readonly payableDays: number
}

/** Accepted, to be paid online, and sold by the insurer itself unless told otherwise. */
export function placeOrder(today: string, placing: Placing): NewOrder {
  const { serial, policies, placedDaysAgo, payableDays, ...given } = placing
  const [first] = policies
  if (first === undefined) throw new Error(`order ${serial} buys nothing`)
  const placedOn = daysAfter(today, -placedDaysAgo)
  return {
    orderNo: `D${placedOn.replaceAll('-', '')}${String(serial).padStart(10, '0')}`,
    applicant: first.applicant,
    parts: policies.map(orderPart),
    comCode: branchOf(areaOf(first.policyNo)),
    isByAgent: false,
    hasGiftCard: false,
    status: 'unpaid',
    underwriting: 'accepted',
    isOnline: true,
    placedAt: momentOf(placedOn, '10:15'),
    lastPayAt: momentOf(daysAfter(today, payableDays), '12:00'),
    ...given,
  }
}

/** The branch of the city; the cities that are provinces have one branch each. */
function branchOf(area: string): string {
  const codes = [`${area}0000`, `${area.slice(0, 2)}000000`]
  const branch = demoBranches().find(({ areaCode }) => codes.includes(areaCode))
  if (branch === undefined) throw new Error(`no branch in ${area}`)
  return branch.comCode
}

/** A time of day in China. */
export function momentOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`)
}
