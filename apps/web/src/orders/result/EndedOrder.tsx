import type { OrderDetail, OrderRefund, OrderStatus } from '@ecenter/contract/orders/order.ts'
import { CalendarX, type IconNode, Truck, Undo2 } from 'lucide'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { ResultState, type ResultTone } from '../../kit/layout/ResultState.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Toaster } from '../../kit/overlays/Toaster.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { useElderMode } from '../../shell/elder-mode.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { FeesCard } from '../facts/FeesCard.tsx'
import { OrderCard } from '../facts/OrderCard.tsx'
import { deliveryHref, queryHref } from '../order-pages.ts'

/** The states in which there is nothing to pay here. */
type EndedStatus = Exclude<OrderStatus, 'unpaid' | 'paying' | 'paid'>

interface EndLook {
  readonly tone: ResultTone
  readonly icon: IconNode
  readonly title: string
  /** Where the service says nothing better. */
  readonly text: string
}

const looks: Readonly<Record<EndedStatus, EndLook>> = {
  expired: {
    tone: 'empty',
    icon: CalendarX,
    title: '订单已过期',
    text: '过了付款时间。还想投保，请重新办理，或给我们打电话。',
  },
  cancelled: {
    tone: 'empty',
    icon: CalendarX,
    title: '订单已取消',
    text: '这笔订单不能再付款。还想投保，请给我们打电话。',
  },
  'on-delivery': {
    tone: 'waiting',
    icon: Truck,
    title: '送单时付款',
    text: '保费由快递员上门收取，这里不用支付。',
  },
  refunding: {
    tone: 'waiting',
    icon: Undo2,
    title: '正在退款',
    text: '钱会退回您付款的账户，请不要再付一次。',
  },
  refunded: {
    tone: 'success',
    icon: Undo2,
    title: '已经退款',
    text: '钱已退回您付款的账户，请留意查收。',
  },
}

interface EndedOrderProps {
  readonly order: OrderDetail
  readonly status: EndedStatus
  readonly onRefresh: () => void
}

/** The day has passed by which the money was to be back. */
function lateLook({ dueOn }: OrderRefund): EndLook {
  const when = dueOn === undefined ? '' : `本该最晚 ${dayText(dueOn)}到账，`
  return {
    ...{ tone: 'waiting', icon: Undo2, title: '退款晚了，对不起' },
    text: `${when}现在还没有。钱仍会退回您付款的账户，请不要再付一次。来电我们帮您查。`,
  }
}

/** Why there is nothing to pay here, and what can be done. */
export function EndedOrder({ order, status, onRefresh }: EndedOrderProps) {
  // With large type the foot of every screen has the hotline.
  const isElder = useElderMode()
  const late = order.refunds.find(({ isOverdue }) => isOverdue)
  const { tone, icon, title, text } = late === undefined ? looks[status] : lateLook(late)
  return (
    <Screen title="订单状态">
      <ResultState
        {...{ tone, icon, title }}
        actions={
          <>
            {late !== undefined && (
              <ButtonLink href={hotlineUrl} isBlock>
                打 {brand.hotline} 催退款
              </ButtonLink>
            )}
            <NextStep {...{ order, status, onRefresh }} isSecond={late !== undefined} />
            {late === undefined && !isElder && (
              <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
                拨打 {brand.hotline}
              </ButtonLink>
            )}
          </>
        }
      >
        {late === undefined ? (order.advice ?? text) : text}
      </ResultState>
      <RefundCards order={order} />
      <FeesCard order={order} />
      <OrderCard order={order} />
      <Toaster />
    </Screen>
  )
}

interface NextStepProps extends EndedOrderProps {
  /** Something else comes before it. */
  readonly isSecond: boolean
}

/** What the customer would do first: ask for their money, await the courier, or look for another order. */
function NextStep({ order, status, onRefresh, isSecond }: NextStepProps) {
  const { handle, hasDelivery, payInfo } = order
  if (status === 'refunding') {
    return (
      <Button variant={isSecond ? 'secondary' : 'primary'} isBlock onClick={onRefresh}>
        查询退款结果
      </Button>
    )
  }
  if (hasDelivery) {
    return (
      <ButtonLink href={deliveryHref(handle)} data-click="policy delivery" isBlock>
        看配送进度
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={queryHref(payInfo.systemType === 'car' ? 'plate' : 'name')} isBlock>
      查其他订单
    </ButtonLink>
  )
}

/** How far money is that goes back; nothing where none does. */
function RefundCards({ order: { refunds } }: { readonly order: OrderDetail }) {
  return refunds.map((refund, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: refunds only come in front of none.
    <RefundCard key={at} refund={refund} />
  ))
}

function RefundCard({ refund }: { readonly refund: OrderRefund }) {
  const { amount, statusText, askedAt, dueOn, paidAt } = refund
  return (
    <Card title="退款进度" aside="单位：元">
      <Rows>
        <Row label="退款" isNumber>
          {yuan(amount)}
        </Row>
        <Row label="进度">{statusText}</Row>
        {askedAt !== undefined && (
          <Row label="申请" isNumber>
            {askedAt}
          </Row>
        )}
        {dueOn !== undefined && <Row label="最晚到账">{dayText(dueOn)}</Row>}
        {paidAt !== undefined && (
          <Row label="退回" isNumber>
            {paidAt}
          </Row>
        )}
      </Rows>
    </Card>
  )
}
