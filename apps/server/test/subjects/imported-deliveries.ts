import type { RequestOf } from '@ecenter/contract/call.ts'
import {
  changeDelivery,
  orderDelivery,
  queryDelivery,
} from '@ecenter/contract/deliveries/delivery.ts'
import { deliveryFromCore } from '../../src/demo/from-core/delivery-from-core.ts'
import { orderFromCore } from '../../src/demo/from-core/order-from-core.ts'
import { orderRefOf, policyNoOf } from '../../src/domains/deliveries/store/order-ref.ts'
import type { NewDelivery } from '../../src/domains/deliveries/store/store-deliveries.ts'
import { deliveries } from '../../src/domains/orders/import/deliveries.ts'
import { orders } from '../../src/domains/orders/import/orders.ts'
import type { ImportedOrder } from '../../src/domains/orders/store/store-orders.ts'
import { importerOf, importRows } from '../imports.ts'
import type { TestService } from '../test-services.ts'
import { newSession } from '../visitor.ts'
import { deliveryEvents } from './deliveries.ts'
import { policyOf, storeInTown, town } from './policies/other-policies.ts'
import { orderedCar, orderOf, partOf, provenOrder } from './stored-orders.ts'

/** A delivery that can be told, with a car of its own. */
export interface CarDelivery extends NewDelivery {
  readonly order: ImportedOrder
  readonly frameTail: string
}

let cars = 0

/** On its way on the day before the tests' day, of an order of a car of its own. */
export function carDelivery({
  order: ordered,
  ...given
}: Partial<Omit<NewDelivery, 'order'>> & {
  readonly order?: Partial<ImportedOrder>
} = {}): CarDelivery {
  cars += 1
  const frameTail = `7${String(cars).padStart(5, '0')}`
  const vehicle = { ...orderedCar, frameNo: `LYFBA15C8PA${frameTail}` }
  const order = { ...orderOf({ parts: [partOf('DZA', { vehicle })] }), ...ordered }
  const { destination } = order
  if (destination === undefined) throw new Error('an order that is not sent has no delivery')
  const events = deliveryEvents('2026-11-19T02:00:00Z', '0', '1', '2')
  return { order, frameTail, destination, sequence: 'B', events, ...given }
}

/** Stores the order of a delivery, whose money came elsewhere, with its policy. */
export async function storePaidOrder(service: TestService, { order }: CarDelivery): Promise<void> {
  await storeInTown(
    service,
    order.parts.map((part) => ({
      ...policyOf('DZA', { insured: town.owner, vehicle: part.policy.vehicle }),
      policyNo: policyNoOf(part),
    })),
  )
  const paidAt = new Date('2026-11-19T01:50:00Z')
  await storeImportedOrder(service, { ...order, status: 'paid', paidAt })
}

export async function storeImportedOrder(
  service: TestService,
  order: ImportedOrder,
): Promise<void> {
  const { reasons } = await importRows(importerOf(service), orders, [orderFromCore(order)])
  if (reasons.length > 0) throw new Error(reasons.join())
}

export function tellDeliveries(service: TestService, ...told: readonly NewDelivery[]) {
  return importRows(importerOf(service), deliveries, told.map(deliveryFromCore))
}

/** What the owner is shown who types ID number, end of the frame number and gift card. */
export async function foundDeliveries(service: TestService, { order, frameTail }: CarDelivery) {
  const visitor = await newSession(service)
  const { code, wire } = await visitor.ask(orderDelivery, {
    insurdIdentityNumber: town.owner.idNumber,
    frameNo: frameTail,
    isDeckCard: order.hasGiftCard ? '0' : '1',
    code: await visitor.readImageCode(),
  })
  return code === '1' ? wire.json().body.deliveryInfoList : []
}

/** Who has proven the order of a delivery follows it, and changes it with a code of their own each time. */
export async function followDelivery(service: TestService, { order }: CarDelivery) {
  const visitor = await newSession(service)
  const ref = orderRefOf(service.keys, order)
  const handle = await provenOrder(service, visitor, { ref })
  return {
    ref,
    read: () => visitor.get(queryDelivery, { handle }),
    async change(wish: RequestOf<typeof changeDelivery>['wish']) {
      const proof = { level: 'fresh-code', action: 'change-delivery' } as const
      await provenOrder(service, visitor, { ref }, proof)
      return visitor.get(changeDelivery, { handle, wish })
    },
  }
}
