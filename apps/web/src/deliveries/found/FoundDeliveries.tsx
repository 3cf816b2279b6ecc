import type { TypedOf } from '@ecenter/contract/call.ts'
import { type DeliveryInfo, orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { useCall } from '../../client/use-call.ts'
import { CardLink } from '../../kit/layout/Card.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle, StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { Unanswered } from '../../shell/screen/Unanswered.tsx'
import { useRestored } from '../../state/keeping/kept-store.ts'
import { type OrderDelivery, useOrderDelivery } from '../../state/order-delivery.ts'
import { DeliveryStatusBadge } from '../DeliveryStatusBadge.tsx'
import { deliveryPath, queryHref } from '../delivery-pages.ts'

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

/** One delivery of several; it opens its progress. */
function DeliveryCard({ delivery }: { readonly delivery: DeliveryInfo }) {
  const { handle, headline, expected, maskedOrderNo, maskedAddress } = delivery
  return (
    <CardLink
      href={`#${deliveryPath(handle)}`}
      title={headline}
      aside={<DeliveryStatusBadge delivery={delivery} />}
      sub={expected === undefined ? undefined : `预计${expected}`}
    >
      <Rows>
        <Row label="配送单号" isNumber>
          {maskedOrderNo}
        </Row>
        <Row label="收件地址">{maskedAddress}</Row>
      </Rows>
    </CardLink>
  )
}
