import { isSettled } from '@ecenter/client/result.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import type { OrderList, OrderSummary } from '@ecenter/contract/orders/order.ts'
import { findOrders, queryOrderCenter } from '@ecenter/contract/orders/order-calls.ts'
import { useState } from 'react'
import { type CallList, useCallList } from '../../client/use-call-list.ts'
import { CardLink } from '../../kit/layout/Card.tsx'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { PageIntro } from '../../kit/layout/PageIntro.tsx'
import { InfiniteScroll } from '../../kit/lists/InfiniteScroll.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { FilterTabs } from '../../kit/tabs/FilterTabs.tsx'
import { momentText } from '../../kit/words/moment-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { untilText } from '../../kit/words/until-text.ts'
import { pageParameter } from '../../shell/location.ts'
import { NoneFound } from '../../shell/screen/NoneFound.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle, StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { LookupFailed } from '../../verification/LookupFailed.tsx'
import type { OrderFact } from '../order-facts.ts'
import { payHref, queryHref } from '../order-pages.ts'
import { OrderStatusBadge } from './OrderStatusBadge.tsx'

interface FoundOrdersProps {
  /** What was asked with. */
  readonly fact: OrderFact
  /** Undefined until what the customer typed has been unsealed. */
  readonly question: TypedOf<typeof findOrders> | undefined
}

/** The orders that wait for their money; one of them leads to all others of the same person. */
export function FoundOrders({ fact, question }: FoundOrdersProps) {
  const [shown, setShown] = useShownOrders()
  const pending = useCallList(findOrders, question)
  const [pendingFirst] = pending.pages
  const handle = pendingFirst?.payInfoList[0]?.handle
  // Where nothing waits any more, the service answers what became of the others.
  const hasPending = pendingFirst?.payInfoList.some(isAwaited) ?? true
  const all = useCallList(
    queryOrderCenter,
    shown === 'all' && handle !== undefined ? { handle } : undefined,
  )
  const list = shown === 'all' && handle !== undefined ? all : pending
  const [first] = list.pages
  const isKept = first !== undefined && (list.failed === undefined || !isSettled(list.failed))
  if (list.failed !== undefined && !isKept) {
    return (
      <Screen>
        <LookupFailed
          failed={list.failed}
          onRetry={list.ask}
          queryHref={queryHref(fact)}
          outage={outageTitle}
          none={<NoOrders fact={fact} />}
        />
      </Screen>
    )
  }
  if (first?.total === 0) {
    return (
      <Screen>
        <NoOrders fact={fact} />
      </Screen>
    )
  }
  return (
    <Screen>
      <PageIntro title="查到的订单">{introOf(shown, hasPending)}</PageIntro>
      {hasPending && (
        <FilterTabs
          label="订单"
          tabs={[
            { key: 'pending', label: '待支付' },
            { key: 'all', label: '全部订单' },
          ]}
          selected={shown}
          onSelect={setShown}
        />
      )}
      <PullToRefresh onRefresh={list.refresh}>
        {list.failed !== undefined && <StaleNotice />}
        <OrderPages list={list} />
      </PullToRefresh>
      <PageFoot>
        没有您要找的订单？<a href={queryHref(fact)}>重新查询</a>
      </PageFoot>
    </Screen>
  )
}

function introOf(shown: ShownOrders, hasPending: boolean): string {
  if (!hasPending) return '没有待支付的订单，下面是以前的。'
  return shown === 'all' ? '点订单查看付款、保单和配送。' : '点订单查看金额并支付。'
}

function isAwaited({ status }: OrderSummary): boolean {
  return status === 'unpaid' || status === 'paying'
}

const mistyped: Record<OrderFact, string> = {
  plate: '车牌号、证件号码或手机号，与投保时填写的不一样。',
  name: '姓名、证件号码或手机号，与投保时填写的不一样；车险请用车牌号查。',
}

function NoOrders({ fact }: { readonly fact: OrderFact }) {
  return (
    <NoneFound
      title="没有查到订单"
      queryHref={queryHref(fact)}
      reasons={[mistyped[fact], '连着几次没填对的，请过一小时再查。']}
    >
      没有与您填写的信息相符的订单。
    </NoneFound>
  )
}

type ShownOrders = 'pending' | 'all'

/** Which orders the list shows. It stands in the address, so that the way back finds it. */
function useShownOrders() {
  const [shown, setShown] = useState<ShownOrders>(() =>
    pageParameter('show') === 'all' ? 'all' : 'pending',
  )

  function choose(chosen: ShownOrders) {
    const [path, query] = location.hash.split('?')
    const parameters = new URLSearchParams(query)
    parameters.set('show', chosen)
    history.replaceState(history.state, '', `${path}?${parameters}`)
    setShown(chosen)
  }

  return [shown, choose] as const
}

/** The orders of a list as they come, a page at a time. */
function OrderPages({ list }: { readonly list: CallList<OrderList> }) {
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
