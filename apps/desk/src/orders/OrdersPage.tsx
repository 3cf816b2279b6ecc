import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import {
  listOrders,
  type OrderView,
  orderView,
} from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { is } from 'valibot'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { OfOwnBranch } from '../shell/OfOwnBranch.tsx'
import { FindOrders } from './FindOrders.tsx'
import { OrderTable } from './OrderTable.tsx'
import { ordersPath } from './order-paths.ts'
import { viewWords } from './order-words.ts'

/** What gateways and the core tell shows within this. */
const everyMs = 30_000

/** Orders by what they wait for, and any by its number. */
export function OrdersPage() {
  const { filter, choose } = useOrderFilter()
  const query = useDeskQuery(listOrders, filter, { everyMs, keeps: 'page' })
  const { view, page } = filter
  const { empty, about } = viewWords[view]
  return (
    <PageStack>
      <FindOrders />
      <OfOwnBranch of="orders" />
      <Tabs
        label="订单状态"
        tabs={orderView.options.map((name) => ({ name, title: viewWords[name].title }))}
        chosen={view}
        onChoose={(view) => choose({ view })}
      >
        <Loaded query={query}>
          {({ orders, total }) => (
            <PagedPanel
              {...{ total, rowsPerPage, page }}
              onPage={(page) => choose({ page })}
              empty={
                orders.length === 0 ? <EmptyState title={empty}>{about}</EmptyState> : undefined
              }
            >
              <OrderTable label="订单" orders={orders} />
            </PagedPanel>
          )}
        </Loaded>
      </Tabs>
    </PageStack>
  )
}

interface OrderFilter {
  readonly view: OrderView
  readonly page: number
}

/** It stands in the address, so that the way back from an order leads to the same list. */
function useOrderFilter() {
  const { view, page } = usePlace().parameters
  const filter: OrderFilter = {
    view: is(orderView, view) ? view : 'awaiting',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<OrderFilter>) {
    const { view, page } = { ...filter, page: 1, ...chosen }
    goInstead(ordersPath, { view, page: page === 1 ? undefined : String(page) })
  }

  return { filter, choose }
}
