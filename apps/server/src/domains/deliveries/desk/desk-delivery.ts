import { deliveryCodes } from '@ecenter/contract/constants/couriers.ts'
import type { DeliveryChange } from '@ecenter/contract/deliveries/delivery.ts'
import type { DeskDelivery } from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { type DeliveryEvent, failureReason } from '../rules/delivery-event.ts'
import { deliverySteps } from '../rules/delivery-steps.ts'
import { expectedOf } from '../rules/expected.ts'
import { failureWords } from '../rules/step-words.ts'
import { stateOf, timelineOf } from '../rules/timeline.ts'
import type { Delivery } from '../store/delivery.ts'
import { addableCodes } from './addable-codes.ts'

/** A delivery as its customer sees its timeline, with all that the timeline was made of. */
export function deskDeliveryOf(
  { clock }: Pick<Services, 'clock'>,
  delivery: Delivery,
): DeskDelivery {
  const { sequence, recipient, countyCode, agreed, events, ref } = delivery
  const timeline = timelineOf(delivery)
  const { statusText, headline } = stateOf(timeline)
  const names: Readonly<Record<string, string>> = deliveryCodes[sequence]
  return {
    deliveryId: ref.id,
    orderNo: delivery.orderNo,
    sequence,
    version: events.length,
    maskedRecipient: maskName(recipient.name),
    maskedMobile: maskMobile(recipient.mobile),
    maskedAddress: `${areaPath(countyCode).join('')}****`,
    statusText,
    headline,
    expected: expectedOf(timeline, { agreed, now: clock.now() }),
    steps: deliverySteps(timeline, clock.today()),
    events: events.map(({ code, at, facts }) => ({
      code,
      name: names[code] ?? '',
      at: minuteInChina(at),
      note: noteOf(facts),
    })),
    addable: addableCodes(delivery),
    reasons: failureReason.options.map((reason) => ({ reason, name: failureWords[reason] })),
  }
}

const changes: Readonly<Record<DeliveryChange, string>> = {
  'another-time': '客户改了时间',
  'another-address': '客户改了地址',
  'electronic-only': '客户改为只要电子保单',
}

function noteOf({ reason, change }: DeliveryEvent['facts']): string | undefined {
  if (change !== undefined) return changes[change]
  return reason && failureWords[reason]
}
