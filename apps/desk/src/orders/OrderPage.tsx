import { type DeskOrder, readDeskOrder } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { amountText } from '../kit/fields/amount-text.ts'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { type Fact, Facts } from '../kit/layout/Facts.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { StepList } from '../kit/lists/StepList.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { DetailPage } from '../shell/DetailPage.tsx'
import { usePlace } from '../shell/location.ts'
import { CorePanel } from './CorePanel.tsx'
import { MoneyPanels } from './MoneyPanels.tsx'
import { OrderActs } from './OrderActs.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderBadge } from './OrderTable.tsx'
import { ordersPath } from './order-paths.ts'
import { PapersPanels } from './PapersPanels.tsx'

/** One order. It is asked anew when the window is looked at again: reading leaves a trace. */
export function OrderPage() {
  const { id } = usePlace().parameters
  const query = useDeskQuery(readDeskOrder, id === undefined ? undefined : { orderId: id })
  return (
    <DetailPage
      {...{ id, query }}
      kind="order"
      listPath={ordersPath}
      withoutId="请从列表里打开一个订单"
    >
      {(order) => <OrderView key={order.orderId} order={order} reread={query.ask} />}
    </DetailPage>
  )
}

interface OrderViewProps {
  readonly order: DeskOrder
  readonly reread: () => Promise<unknown>
}

/** What was bought and what is owed, then the money, the papers, and what the core knows of it. */
function OrderView({ order, reread }: OrderViewProps) {
  return (
    <PageStack>
      <Panel title={`订单 ${order.orderNo}`} actions={<OrderBadge {...order} />}>
        <PageStack>
          <OwedNotice order={order} />
          <Facts facts={factsOf(order)} />
          <OrderActs {...{ order, reread }} />
        </PageStack>
      </Panel>
      <PageColumns>
        <PageStack>
          <Panel title="买了什么" isFlush>
            <Table
              label="买了什么"
              columns={itemColumns}
              rows={order.items}
              keyOf={({ name }) => name}
            />
          </Panel>
          <MoneyPanels order={order} />
          <PapersPanels order={order} />
          <CorePanel {...{ order, reread }} />
        </PageStack>
        <PageStack>
          <OrderNotes notes={order.notes} />
          <Panel title="经过">
            {order.timeline.length === 0 ? (
              <EmptyState title="还没有记录" />
            ) : (
              <StepList
                label="经过"
                steps={order.timeline.map(({ at, what, byName }) => ({
                  title: what,
                  state: 'done',
                  at,
                  text: byName && `${byName} 登记`,
                }))}
              />
            )}
          </Panel>
        </PageStack>
      </PageColumns>
    </PageStack>
  )
}

/** What somebody has to hurry now, and what the customer reads of it. */
function OwedNotice({ order }: { readonly order: DeskOrder }) {
  const { owed, status, advice, coreRefund, refunds } = order
  const owing = [
    ...(refunds.some(({ isOverdue }) => isOverdue) ? ['支付渠道'] : []),
    ...(coreRefund?.isOverdue ? ['核心'] : []),
  ]
  const isIssuedLate = owed.some(({ kind, isLate }) => kind === 'issue' && isLate)
  return (
    <>
      {isIssuedLate && <Callout tone="danger">款已收到，核心没有按时出单，请催核心出单。</Callout>}
      {owing.length > 0 && (
        <Callout tone="danger">{`退款已超过时限，请催${owing.join('和')}。`}</Callout>
      )}
      {status === 'paying' && (
        <Callout tone="warning">支付结果还没有确认，请不要让客户再付一次。</Callout>
      )}
      {advice !== undefined && <Callout>{`客户看到的：${advice}`}</Callout>}
    </>
  )
}

function factsOf(order: DeskOrder): Fact[] {
  const { maskedPhone, maskedPlate, paidAt, owed } = order
  return [
    { name: '被保险人', value: `${order.maskedName}，${order.maskedIdNumber}` },
    { name: '投保人', value: order.maskedApplicant },
    { name: '投保手机', value: <span className="num">{maskedPhone ?? '没有留'}</span> },
    ...(maskedPlate === undefined ? [] : [{ name: '车牌', value: maskedPlate }]),
    { name: '金额', value: <span className="num">{amountText(order.amount)}</span> },
    { name: '付款方式', value: order.isOnline ? '在线支付' : '送单时收款' },
    { name: '下单时间', value: <span className="num">{order.placedAt}</span> },
    paidAt === undefined
      ? { name: '支付期限', value: <span className="num">{order.lastPayAt}</span> }
      : { name: '付款时间', value: <span className="num">{paidAt}</span> },
    ...owed.map(({ kind, dueAt, isLate }) => ({
      name: kind === 'issue' ? '出单时限' : '退款时限',
      value: (
        <>
          <span className="num">{dueAt}</span> 前 {isLate && <Badge tone="danger">已超时</Badge>}
        </>
      ),
    })),
    { name: '出单机构', value: `${order.branchName}${order.isByAgent ? '，业务员出单' : ''}` },
  ]
}

const itemColumns: readonly Column<DeskOrder['items'][number]>[] = [
  { name: 'name', title: '项目', cell: ({ name }) => name },
  {
    name: 'startsAt',
    title: '起保时间',
    isWhole: true,
    cell: ({ startsAt }) => <span className="num">{startsAt ?? '—'}</span>,
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
]
