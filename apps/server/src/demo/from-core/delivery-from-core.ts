import type { NewDelivery } from '../../domains/deliveries/store/store-deliveries.ts'

/** A delivery as a file of the core tells it. */
export function deliveryFromCore(delivery: NewDelivery) {
  const { order, sequence, destination, carrier, courier, events } = delivery
  return {
    orderNo: order.orderNo,
    insuredIdNumber: order.parts[0]?.policy.insured.idNumber,
    sequence,
    destination,
    carrier,
    courier,
    events: events.map(({ code, at, facts }) => ({ code, at, ...facts })),
  }
}
