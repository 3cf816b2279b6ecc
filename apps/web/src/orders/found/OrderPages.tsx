import type { OrderList, OrderSummary } from '@ecenter/contract/orders/order.ts'
import type { CallList } from '../../client/use-call-list.ts'
import { CardLink } from '../../kit/layout/Card.tsx'
import { InfiniteScroll } from '../../kit/lists/InfiniteScroll.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { momentText } from '../../kit/words/moment-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { untilText } from '../../kit/words/until-text.ts'
import { payHref } from '../order-pages.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

/** The orders of a list as they come, a page at a time. */
export function OrderPages({ list }: { readonly list: CallList<OrderList> }) {
  const { pages, loadMore } = list
  if (pages.length === 0) {
    return (
      <>
        <Loading />
        <SkeletonCards />
      </>
    )
  }
  return (
    <InfiniteScroll onLoad={loadMore} hasMore={pages.at(-1)?.nextPage !== undefined}>
      {pages
        .flatMap(({ payInfoList }) => payInfoList)
        .map((order) => (
          <OrderSummaryCard key={order.handle} order={order} />
        ))}
    </InfiniteScroll>
  )
}

/** One order of a list; it opens where it is paid, or what became of it. */
function OrderSummaryCard({ order }: { readonly order: OrderSummary }) {
  const { handle, title, status, maskedPlate, payInfo } = order
  return (
    <CardLink href={payHref(handle)} title={title} aside={<OrderStatusBadge order={order} />}>
      <Rows>
        {maskedPlate !== undefined && (
          <Row label="车牌号" isNumber>
            {maskedPlate}
          </Row>
        )}
        <Row label="被保险人">{payInfo.insuredName}</Row>
        <Row label="金额" isNumber>
          {yuan(payInfo.sumPremium)} 元
        </Row>
        {status === 'unpaid' ? (
          <Row label="最晚支付" isNumber>
            {untilText(payInfo.lastPayDate, new Date())}
          </Row>
        ) : (
          <Row label="下单时间" isNumber>
            {momentText(payInfo.inputTime, new Date())}
          </Row>
        )}
      </Rows>
    </CardLink>
  )
}
