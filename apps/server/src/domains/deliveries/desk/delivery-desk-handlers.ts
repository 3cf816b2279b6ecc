import { deliveryEventAdded } from '@ecenter/contract/core/order-events.ts'
import type {
  addDeliveryEvent,
  deliveryDeskCalls,
} from '@ecenter/contract/deliveries/desk/deliveries-at-desk.ts'
import { type InferOutput, safeParse } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import {
  type Failure,
  fieldRefused,
  mustBeFound,
  nothingFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import { typedMoment } from '../../../platform/calls/typed-moment.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { takeSearch } from '../../../platform/staff/searches.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { meaningOf } from '../rules/code-meaning.ts'
import { type DeliveryEvent, failureReason, isCodeOf } from '../rules/delivery-event.ts'
import { appendDeliveryEvent, lockDelivery } from '../store/append-delivery-event.ts'
import { readDelivery } from '../store/delivery.repository.ts'
import type { Delivery } from '../store/delivery.ts'
import { deliveryOfId, deliveryOfNumber } from '../store/delivery-at-desk.ts'
import { whyNotAdded } from './addable-codes.ts'
import { deskDeliveryOf } from './desk-delivery.ts'

export function deliveryDeskHandlers(
  services: DeliveriesServices,
): DeskHandlers<typeof deliveryDeskCalls> {
  return {
    async findDelivery({ number }, { staff, trace }) {
      await takeSearch(services, staff)
      const ref = await deliveryOfNumber(services, number, seenBy(staff).served)
      if (ref === undefined) {
        await trace({ event: 'delivery-found', outcome: 'nothing' })
        throw nothingFound()
      }
      await trace({ event: 'delivery-found', ...about(ref), outcome: 'found' })
      return { deliveryId: ref.id }
    },
    async readDelivery({ deliveryId }, { staff, trace }) {
      const ref = await deliveryOfId(services, deliveryId, seenBy(staff).served)
      const delivery = ref && (await readDelivery(services, { object: ref }))
      if (delivery === undefined) throw nothingFound()
      await trace({ event: 'delivery-read', ...about(delivery.ref), outcome: 'desk' })
      return deskDeliveryOf(services, delivery)
    },
    addDeliveryEvent: answerAddDeliveryEvent(services),
  }
}

type Asked = InferOutput<(typeof addDeliveryEvent)['request']>

/** The delivery is locked and judged anew: what its sequence does not allow, or follows another state, is refused. */
function answerAddDeliveryEvent(
  services: DeliveriesServices,
): DeskHandler<typeof addDeliveryEvent> {
  return async ({ deliveryId, version, ...asked }, { db, record, staff }) => {
    const store = { ...services, db }
    const { served } = seenBy(staff)
    const ref = mustBeFound(await deliveryOfId(store, deliveryId, served))
    if (!(await lockDelivery(store, ref, served))) throw nothingFound()
    const delivery = mustBeFound(await readDelivery(store, { object: ref }))
    if (delivery.events.length !== version) throw changedMeanwhile()
    const event = eventOf(asked, delivery, services.clock.now())
    await appendDeliveryEvent(store, ref, event)
    const { orderNo, sequence, events } = delivery
    await tellCore(store, deliveryEventAdded, {
      subject: `order/${orderNo}`,
      data: {
        orderNo,
        sequence,
        code: event.code,
        at: event.at.toISOString(),
        reason: event.facts.reason,
        seq: events.length + 1,
      },
    })
    record({ event: 'delivery-event-added', ...about(ref), outcome: event.code })
    return deskDeliveryOf(services, (await readDelivery(store, { object: ref })) ?? delivery)
  }
}

function eventOf(
  { code, reason, at }: Omit<Asked, 'deliveryId' | 'version'>,
  delivery: Delivery,
  now: Date,
): DeliveryEvent {
  const { sequence, events } = delivery
  const why = whyNotAdded(code, delivery)
  if (!isCodeOf(sequence, code) || why !== undefined) {
    throw stateChanged(why ?? '这类配送没有这个状态。')
  }
  const facts = meaningOf(sequence, code)?.hasFailed ? { reason: failureOf(reason) } : {}
  // What happened after something that was told already would be read as having happened before it.
  const latest = events.at(-1)
  const bounds = { now, notBefore: latest?.at ?? new Date(0), tooEarly: '时间不能早于上一个进展' }
  return { at: typedMoment(at, bounds), code, facts }
}

function failureOf(reason: string | undefined): DeliveryEvent['facts']['reason'] {
  if (reason === undefined) throw fieldRefused('reason', '请选择没有成功的原因')
  const known = safeParse(failureReason, reason)
  if (!known.success) throw fieldRefused('reason', '请选择没有成功的原因')
  return known.output
}

function changedMeanwhile(): Failure {
  return stateChanged('这件配送刚刚有了新的进展。请看过最新情况，再决定是否添加。')
}
