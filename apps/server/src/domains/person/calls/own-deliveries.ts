import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import type { Session } from '../../../platform/session/session.ts'
import { expectedOf } from '../../deliveries/rules/expected.ts'
import { stateOf, timelineOf } from '../../deliveries/rules/timeline.ts'
import type { Delivery } from '../../deliveries/store/delivery.ts'
import type { Services } from '../../services.ts'

export type DeliveryOnTheWay = Pick<DeliveryInfo, 'handle' | 'status' | 'headline' | 'expected'>

/** Paper that has not arrived yet. */
export function deliveriesOnTheWay(
  { grants, clock }: Pick<Services, 'grants' | 'clock'>,
  session: Session,
  deliveries: readonly Delivery[],
): DeliveryOnTheWay[] {
  return deliveries.flatMap((delivery) => {
    const timeline = timelineOf(delivery)
    if (timeline.end !== undefined) return []
    const { status, headline } = stateOf(timeline)
    return {
      handle: grants.handleOf(session, delivery.ref),
      status,
      headline,
      expected: expectedOf(timeline, { agreed: delivery.agreed, now: clock.now() }),
    }
  })
}
