import type { DeliveryCode } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryChange } from '@ecenter/contract/deliveries/delivery.ts'
import { codeOf } from './code-meaning.ts'
import { isToBePaid, lastOf, type Timeline } from './timeline.ts'

/**
 * What the customer may change now: nothing while somebody is on the way, nor once it is over. Who
 * still pays to the courier cannot do without their coming.
 */
export function possibleChanges(timeline: Timeline): DeliveryChange[] {
  const { kind, state } = lastOf(timeline)
  const isUnderWay = state === 'current' && (kind === 'collecting' || kind === 'delivering')
  if (timeline.end !== undefined || isUnderWay) return []
  return [
    'another-time',
    'another-address',
    ...(isToBePaid(timeline) ? [] : (['electronic-only'] as const)),
  ]
}

/** The code that a delivery stands at once it was changed: what failed is prepared again. */
export function codeAfterChange(timeline: Timeline): DeliveryCode {
  const { state, code } = lastOf(timeline)
  return state === 'failed' ? codeOf(timeline.sequence, 'preparing-delivery') : code
}
