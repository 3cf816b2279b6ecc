import type { OrderList } from '@ecenter/contract/orders/order.ts'
import type { CallList } from '../../client/use-call-list.ts'
import { InfiniteScroll } from '../../kit/InfiniteScroll.tsx'
import { Loading } from '../../kit/Loading.tsx'
import { SkeletonCards } from '../../kit/Skeleton.tsx'
import { OrderSummaryCard } from './OrderSummaryCard.tsx'

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
