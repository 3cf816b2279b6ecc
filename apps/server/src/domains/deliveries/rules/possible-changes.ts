import type { DeliveryCode } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryChange } from '@ecenter/contract/deliveries/delivery.ts'
import { codeOf } from './code-meaning.ts'
import { type Course, isToBePaid, lastOf } from './timeline.ts'

/**
 * What the customer may change now: nothing while somebody is on the way, nor once it is over. Who
 * still pays to the courier cannot do without their coming.
 */
export function possibleChanges(course: Course): DeliveryChange[] {
  const { kind, state } = lastOf(course)
  const isUnderWay = state === 'current' && (kind === 'collecting' || kind === 'delivering')
  if (course.end !== undefined || isUnderWay) return []
  return [
    'another-time',
    'another-address',
    ...(isToBePaid(course) ? [] : (['electronic-only'] as const)),
  ]
}

/** The code that a delivery stands at once it was changed: what failed is prepared again. */
export function codeAfterChange(course: Course): DeliveryCode {
  const { state, code } = lastOf(course)
  return state === 'failed' ? codeOf(course.sequence, 'preparing-delivery') : code
}
