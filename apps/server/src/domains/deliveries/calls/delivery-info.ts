import type {
  DeliveryChange,
  DeliveryInfo,
  DeliveryWishShown,
} from '@ecenter/contract/deliveries/delivery.ts'
import { maskMobile, maskName, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import { wishesAbout } from '../../../platform/wishes/wish.ts'
import { areaPath, cityAround } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { carrierOf } from '../rules/carriers.ts'
import { deliverySteps, failureOf } from '../rules/delivery-steps.ts'
import { expectedOf } from '../rules/expected.ts'
import { freeSlots, possibleChanges } from '../rules/possible-changes.ts'
import { isToBePaid, lastOf, stateOf, type Timeline, timelineOf } from '../rules/timeline.ts'
import type { Delivery } from '../store/delivery.ts'
import { deliveryWishOf } from '../store/delivery-wish.ts'

type InfoServices = Pick<Services, 'db' | 'keys' | 'grants' | 'clock' | 'settings'>

/** Where the papers of an order are, as whoever knows of the order is shown it. */
export async function deliveryInfoOf(
  services: InfoServices,
  session: Session,
  delivery: Delivery,
): Promise<DeliveryInfo> {
  const wishes = await shownDeliveryWishes(services, [delivery])
  return infoOf(services, session, delivery, wishes)
}

/** The same of several orders. */
export async function deliveryInfosOf(
  services: InfoServices,
  session: Session,
  deliveries: readonly Delivery[],
): Promise<DeliveryInfo[]> {
  const wishes = await shownDeliveryWishes(services, deliveries)
  return deliveries.map((delivery) => infoOf(services, session, delivery, wishes))
}

function infoOf(
  { grants, clock, settings }: InfoServices,
  session: Session,
  delivery: Delivery,
  wishes: ReadonlyMap<string, readonly DeliveryWishShown[]>,
): DeliveryInfo {
  const { sequence, agreed, recipient, contents, order } = delivery
  const today = clock.today()
  const timeline = timelineOf(delivery)
  const steps = deliverySteps(timeline, today)
  const changes = changesOf(delivery, timeline)
  const { hotline } = settings.brand
  return {
    handle: grants.handleOf(session, delivery.ref),
    maskedOrderNo: maskPolicyNumber(delivery.orderNo),
    sequence,
    ...stateOf(timeline),
    expected: expectedOf(timeline, { agreed, now: clock.now() }),
    stepNumber: timeline.steps.length,
    stepCount: steps.length,
    steps,
    carrier: carrierOf(delivery),
    courier: isSomebodyOnTheWay(timeline) ? delivery.courier : undefined,
    maskedRecipient: maskName(recipient.name),
    maskedMobile: maskMobile(recipient.mobile),
    maskedAddress: `${areaPath(delivery.countyCode).join('')}****`,
    contents,
    collects: isToBePaid(timeline) ? order.amountFen : undefined,
    failure: failureNow(timeline, {
      canChange: changes.length > 0 && order.hasPhoneOnFile,
      hotline,
    }),
    changes,
    wishes: [...(wishes.get(delivery.ref.id) ?? [])],
    slots: changes.includes('another-time') ? freeSlots(today, agreed) : [],
    city: cityAround(delivery.countyCode),
    hasPhoneOnFile: order.hasPhoneOnFile,
  }
}

/** What may be changed in a delivery now; nothing where its order fell through. */
export function changesOf(
  { order, isPaperNeeded }: Pick<Delivery, 'order' | 'isPaperNeeded'>,
  timeline: Timeline,
): DeliveryChange[] {
  if (order.status !== 'paid' && order.status !== 'on-delivery') return []
  return possibleChanges(timeline).filter(
    (change) => change !== 'electronic-only' || !isPaperNeeded,
  )
}

function isSomebodyOnTheWay(timeline: Timeline): boolean {
  return stateOf(timeline).status === 'moving'
}

/** Why the last try failed and what happens now, while nothing has happened since. */
function failureNow(
  timeline: Timeline,
  { canChange, hotline }: { readonly canChange: boolean; readonly hotline: string },
): string | undefined {
  const { state, facts } = lastOf(timeline)
  if (state !== 'failed') return undefined
  const now = canChange
    ? '您可以在下面重新约定；不改的，我们会再与您联系。'
    : `请拨打 ${hotline} 重新约定。`
  return `${failureOf(facts)}。${now}`
}

/** How the last change of each kind stands with the core, by the ids of the orders. */
async function shownDeliveryWishes(
  { db, keys, clock }: Pick<Services, 'db' | 'keys' | 'clock'>,
  deliveries: readonly Pick<Delivery, 'ref'>[],
): Promise<ReadonlyMap<string, readonly DeliveryWishShown[]>> {
  const ids = deliveries.map(({ ref }) => ref.id)
  const wishes = await wishesAbout({ db, keys }, 'delivery-change', ids)
  return new Map(
    ids.map((id) => {
      const ofOrder = wishes.filter(({ objectId }) => objectId === id)
      const last = new Map(ofOrder.map((wish) => [wish.part, wish]))
      return [
        id,
        [...last.values()].flatMap((wish) => {
          const shown = shownWish(wish, clock.now())
          return shown === undefined ? [] : { kind: deliveryWishOf(wish).change, ...shown }
        }),
      ]
    }),
  )
}
