import { orderRefOf } from '../../src/domains/deliveries/store/order-ref.ts'
import { readOrder } from '../../src/domains/orders/store/order.repository.ts'
import type { Order } from '../../src/domains/orders/store/order.ts'
import type { OrderPart } from '../../src/domains/orders/store/order-record.ts'
import { type NewOrder, storeOrders } from '../../src/domains/orders/store/store-orders.ts'
import type { ObjectRef } from '../../src/platform/grants/grant.ts'
import type { Proof } from '../../src/platform/grants/grants.ts'
import type { PolicyClass } from '../../src/platform/numbers/usual-numbers.ts'
import type { TestService } from '../test-services.ts'
import type { Visitor } from '../visitor.ts'
import { policyOf, storeInTown, town } from './policies/other-policies.ts'

/** A car of the tests, of `town.owner`. */
export const orderedCar = {
  licenseNo: '浙A7Q511',
  brandModel: '云帆牌 YF7150T 轿车',
  frameNo: 'LYFBA15C8PA300511',
  engineNo: 'YF15T300511',
  useNature: '家庭自用',
  seats: 5,
  firstRegisteredOn: '2023-05-18',
}

const carClasses: readonly PolicyClass[] = ['DAA', 'DZA', 'EAC']

let ordered = 0

/** What one part of an order buys; for the car of the tests unless told otherwise. */
export function partOf(
  policyClass: PolicyClass,
  given: Partial<OrderPart['policy']> = {},
): OrderPart {
  const { policyNo, ...policy } = policyOf(policyClass, {
    insured: town.owner,
    startsOn: '2026-12-01',
    endsOn: '2027-11-30',
    vehicle: carClasses.includes(policyClass) ? orderedCar : undefined,
  })
  return {
    proposalNo: `T${policyNo.slice(1)}`,
    policy: {
      ...policy,
      coverages: [...policy.coverages],
      productName: `${policyClass} 产品`,
      ...given,
    },
  }
}

/**
 * An order as the core would tell it: commercial and compulsory cover of a car with its tax,
 * accepted, to be paid online until the evening after the tests' day, its papers sent in the city.
 */
export function orderOf(given: Partial<NewOrder> = {}): NewOrder {
  ordered += 1
  return {
    orderNo: `D20261120${String(ordered).padStart(10, '0')}`,
    applicant: town.owner,
    parts: [partOf('DAA'), partOf('DZA', { vehicleTaxFen: 42_000 })],
    comCode: '33010001',
    isByAgent: false,
    hasGiftCard: false,
    destination: {
      recipient: { name: '沈国强', mobile: '13300000511' },
      countyCode: '33010600',
      address: '翠苑街道 12 幢 301 室',
    },
    status: 'unpaid',
    underwriting: 'accepted',
    isOnline: true,
    placedAt: new Date('2026-11-19T02:15:00Z'),
    lastPayAt: new Date('2026-11-21T15:59:00Z'),
    ...given,
  }
}

/** Stores an order, and the products that it is of. */
export async function storedOrder(
  service: TestService,
  given: Partial<NewOrder> = {},
): Promise<Order> {
  const order = orderOf(given)
  await storeInTown(service, [])
  await storeOrders(service, [order])
  return readOrder(service, { object: orderRef(service, order) })
}

/** What a grant for an order is about. */
function orderRef({ keys }: TestService, order: NewOrder): ObjectRef {
  return orderRefOf(keys, order)
}

/** The order's handle in the visitor's session, as if its form had been filled in. */
export async function provenOrder(
  services: TestService,
  visitor: Visitor,
  { ref }: Pick<Order, 'ref'>,
  proof: Proof = { level: 'knowledge' },
): Promise<string> {
  const [handle = ''] = await services.grants.open(await visitor.session(), [ref], proof)
  return handle
}
