import type { TypedOf } from '@ecenter/contract/call.ts'
import { orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { useCall } from '../../client/use-call.ts'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { PageIntro } from '../../kit/PageIntro.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { outageTitle, StaleNotice } from '../../shell/StaleNotice.tsx'
import { Unanswered } from '../../shell/Unanswered.tsx'
import { useRestored } from '../../state/kept-store.ts'
import { type OrderDelivery, useOrderDelivery } from '../../state/order-delivery.ts'
import { queryHref } from '../delivery-pages.ts'
import { DeliveryCard } from './DeliveryCard.tsx'

/** The deliveries of a car's orders, the latest first. */
export function FoundDeliveries() {
  const isRestored = useRestored(useOrderDelivery)
  const typed = useOrderDelivery()
  const question = isRestored ? questionOf(typed) : undefined
  const { value, failed, ask, refresh } = useCall(orderDelivery, question)
  if (value === undefined) {
    return (
      <Screen>
        <Unanswered {...{ failed, ask, queryHref }} outage={outageTitle} />
      </Screen>
    )
  }
  const { deliveryInfoList } = value
  return (
    <Screen>
      <PullToRefresh onRefresh={refresh}>
        {failed !== undefined && <StaleNotice />}
        <PageIntro title="保单配送">共 {deliveryInfoList.length} 单，点开看送到哪里了。</PageIntro>
        {deliveryInfoList.map((delivery) => (
          <DeliveryCard key={delivery.handle} delivery={delivery} />
        ))}
      </PullToRefresh>
      <PageFoot>
        没有您要找的配送？<a href={queryHref}>重新查询</a>
      </PageFoot>
    </Screen>
  )
}

function questionOf(typed: OrderDelivery): TypedOf<typeof orderDelivery> {
  const { insurdIdentityNumber, frameNo, isDeckCard } = typed
  return { insurdIdentityNumber, frameNo, isDeckCard: isDeckCard === '0' ? '0' : '1' }
}
