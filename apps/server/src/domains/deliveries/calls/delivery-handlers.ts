import type { RequestOf } from '@ecenter/contract/call.ts'
import { deliveryChangeRequested } from '@ecenter/contract/core/order-events.ts'
import type {
  changeDelivery,
  deliveryCalls,
  orderDelivery,
} from '@ecenter/contract/deliveries/delivery.ts'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import {
  type Failure,
  fieldRefused,
  mustBeFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import { questionAbout } from '../../../platform/lookups/stated-fact.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import { areaPath, cityAround } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import type { DeliveriesServices } from '../deliveries-services.ts'
import { codeAfterChange, freeSlots, isSame } from '../rules/possible-changes.ts'
import { timelineOf } from '../rules/timeline.ts'
import { lockDelivery } from '../store/append-delivery-event.ts'
import { readDeliveries, readDelivery } from '../store/delivery.repository.ts'
import type { Delivery } from '../store/delivery.ts'
import { deliveryLookupKey } from '../store/delivery-lookup-keys.ts'
import { findDeliveriesBehind } from '../store/delivery-search.ts'
import { concerned } from '../store/delivery-wish.ts'
import { rearrangeDelivery } from '../store/rearrange-delivery.ts'
import { changesOf, deliveryInfoOf, deliveryInfosOf } from './delivery-info.ts'

export function deliveryHandlers(services: DeliveriesServices): Handlers<typeof deliveryCalls> {
  return {
    orderDelivery: answerOrderDelivery(services),
    async queryDelivery(_request, visitor) {
      const delivery = mustBeFound(await readDelivery(services, visitor.grant))
      await services.audit.record({
        event: 'delivery-read',
        ...askedBy(visitor),
        ...about(delivery.ref),
        outcome: 'progress',
      })
      return deliveryInfoOf(services, visitor.session, delivery)
    },
    changeDelivery: answerChangeDelivery(services),
  }
}

function answerOrderDelivery(services: DeliveriesServices): Handler<typeof orderDelivery> {
  const { keys } = services
  return async (request, visitor) => {
    const { insurdIdentityNumber: insuredIdNumber, frameNo: frameTail, code: typedCode } = request
    const hasGiftCard = request.isDeckCard === '0'
    const lookupKey = deliveryLookupKey(keys, { insuredIdNumber, frameTail, hasGiftCard })
    const fact = {
      lookupKeys: [lookupKey],
      identity: keys.searchHash('customer', insuredIdNumber),
      target: keys.searchHash('lookup-target', 'frame', frameTail),
    }
    const found = await guardLookup(
      services,
      visitor,
      questionAbout(keys, [fact], {
        besides: 'deliveries',
        captcha: { randName: 'carPolicyQuery', typedCode, codeField: 'code' },
      }),
      () => findDeliveriesBehind(services, lookupKey),
    )
    const deliveries = await readDeliveries(
      services,
      found.map(({ ref }) => ref),
    )
    return { deliveryInfoList: await deliveryInfosOf(services, visitor.session, deliveries) }
  }
}

type Wish = RequestOf<typeof changeDelivery>['wish']

/** One fresh code changes a delivery once; what two ask at once happens in turn. */
function answerChangeDelivery(services: DeliveriesServices): Handler<typeof changeDelivery> {
  const { clock } = services
  return async ({ wish }, { session, grant, submission }) =>
    submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await services.grants.spend(grant, db)
      await lockDelivery(store, grant.object)
      const delivery = mustBeFound(await readDelivery(store, grant))
      const timeline = timelineOf(delivery)
      if (!changesOf(delivery, timeline).includes(wish.kind)) throw cannotBeChanged()
      refuseUnlessFree(wish, delivery, clock.today())
      const { seq } = await rearrangeDelivery(store, delivery, wish, {
        code: codeAfterChange(timeline),
        at: clock.now(),
      })
      await askForChange(store, delivery, wish, seq)
      record({ event: 'delivery-changed', ...about(delivery.ref), outcome: wish.kind })
      const changed = await readDelivery(store, grant)
      return deliveryInfoOf({ ...services, db }, session, changed ?? delivery)
    })
}

/** The core is told, and asked: until it answers, the papers go as the customer says. */
async function askForChange(
  store: CoreEventStore & Pick<Services, 'settings'>,
  delivery: Delivery,
  wish: Wish,
  seq: number,
): Promise<void> {
  const { ref, orderNo } = delivery
  const eventId = await tellCore(store, deliveryChangeRequested, {
    subject: `order/${orderNo}`,
    data: { orderNo, wish },
  })
  const { kind, ...asked } = wish
  await makeWish(store, {
    ...{ eventId, kind: 'delivery-change', part: kind },
    ...{ customerKey: ref.customerKey, objectId: ref.id },
    rowKey: rowKeyOf({ keys: store.keys, kind: { name: 'deliveries' } }, orderNo),
    dueAt: promisedBy(store, 'delivery-change'),
    about: `订单 ${orderNo}`,
    asked: askedWords(wish),
    before: concerned(kind, delivery),
    after: { ...asked, seq },
  })
}

/** For staff; an address is for the courier alone. */
function askedWords(wish: Wish): string {
  switch (wish.kind) {
    case 'another-time':
      return `配送时间改为 ${wish.slot.day} ${wish.slot.hours}`
    case 'another-address':
      return `配送地址改为 ${areaPath(wish.countyCode).join('')}****`
    case 'electronic-only':
      return '只要电子保单'
  }
}

function refuseUnlessFree(wish: Wish, { countyCode, agreed }: Delivery, today: string): void {
  if (wish.kind === 'another-time') {
    const isFree = freeSlots(today, agreed).some((slot) => isSame(slot, wish.slot))
    if (!isFree) throw fieldRefused('wish.slot', '这个时段不能选，请换一个时段')
  }
  if (wish.kind === 'another-address') {
    const { name, counties } = cityAround(countyCode)
    const isInCity = counties.some(({ code }) => code === wish.countyCode)
    if (!isInCity) {
      throw fieldRefused(
        'wish.countyCode',
        `只能改送${name}内的地址。要送到外地的，请拨打 {hotline}。`,
      )
    }
  }
}

function cannotBeChanged(): Failure {
  return stateChanged('配送情况已有变化，现在不能这样改。请刷新后再看，或拨打 {hotline}。')
}
