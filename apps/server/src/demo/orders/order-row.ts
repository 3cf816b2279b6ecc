import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import { array, boolean, type InferOutput, optional, picklist, strictObject, string } from 'valibot'
import { deliveryEventFacts } from '../../domains/deliveries/rules/delivery-event.ts'
import { deliverySecrets, destination } from '../../domains/deliveries/store/delivery-record.ts'
import { moment } from '../data/moment.ts'
import { policyRow } from '../policy-row.ts'

const { carrier, courier } = deliverySecrets.entries

/** The papers of an order, and how they fared. */
const delivery = strictObject({
  sequence: picklist(['A', 'B']),
  carrier,
  courier,
  events: array(
    strictObject({
      code: picklist([...codesOf('A'), ...codesOf('B')]),
      at: moment,
      ...deliveryEventFacts.entries,
    }),
  ),
})

/** An order and the policies that it buys, accepted and to be paid online unless told otherwise. */
export const orderRow = strictObject({
  orderNo: string(),
  ...policyRow.entries,
  /** The branch that sold it. */
  comCode: string(),
  isByAgent: optional(boolean(), false),
  hasGiftCard: optional(boolean(), false),
  status: optional(
    picklist(['unpaid', 'on-delivery', 'expired', 'cancelled', 'refunded']),
    'unpaid',
  ),
  underwriting: optional(picklist(['examined', 'accepted', 'declined']), 'accepted'),
  isOnline: optional(boolean(), true),
  placedAt: moment,
  lastPayAt: moment,
  destination: optional(destination),
  /** When its money came: it has its policies. */
  paidAt: optional(moment),
  delivery: optional(delivery),
})
export type OrderRow = InferOutput<typeof orderRow>

function codesOf<Sequence extends keyof typeof deliveryCodes>(sequence: Sequence) {
  return Object.keys(deliveryCodes[sequence]) as (keyof (typeof deliveryCodes)[Sequence])[]
}
