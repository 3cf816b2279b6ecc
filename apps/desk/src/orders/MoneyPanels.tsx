import type {
  DeskOrder,
  DeskPayment,
  DeskRefund,
} from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { paymentMethodNames } from '@ecenter/contract/orders/order.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { type Column, SecondLine } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { paymentWords } from './order-words.ts'

/** Each try to pay with the numbers of its gateway, and money that goes back. */
export function MoneyPanels({ order }: { readonly order: DeskOrder }) {
  const refunds: readonly Refund[] = [
    ...order.refunds,
    ...(order.coreRefund === undefined ? [] : [ofCore(order, order.coreRefund)]),
  ]
  return (
    <>
      <TablePanel
        title="支付"
        columns={paymentColumns}
        rows={order.payments}
        keyOf={({ tradeNo }) => tradeNo}
        empty={
          <EmptyState title="没有在线支付过">
            {order.paidAt === undefined
              ? '客户打开收银台后，每次支付会出现在这里。'
              : '款项由核心或配送员收取。'}
          </EmptyState>
        }
      />
      {refunds.length > 0 && (
        <TablePanel
          title="退款"
          columns={refundColumns}
          rows={refunds}
          keyOf={({ refundNo }) => refundNo}
          empty={null}
        />
      )}
    </>
  )
}

type Refund = Omit<DeskRefund, 'method'> & { readonly method: DeskRefund['method'] | 'core' }

/** The core gives back what it did not issue: it has no number that is known here. */
function ofCore(
  { amount }: DeskOrder,
  { since, dueOn, isOverdue }: NonNullable<DeskOrder['coreRefund']>,
): Refund {
  return {
    ...{ amount, dueOn, isOverdue, method: 'core', refundNo: '—' },
    statusText: '核心退款中',
    askedAt: since,
  }
}

const paymentColumns: readonly Column<DeskPayment>[] = [
  {
    name: 'startedAt',
    title: '时间',
    isWhole: true,
    cell: ({ startedAt }) => <span className="num">{startedAt}</span>,
  },
  {
    name: 'state',
    title: '结果',
    cell: ({ state, isUnsure, failure }) => (
      <>
        <Badge tone={isUnsure ? 'warning' : paymentWords[state].tone}>
          {isUnsure ? '结果未知' : paymentWords[state].name}
        </Badge>
        {failure !== undefined && <SecondLine>{failure}</SecondLine>}
      </>
    ),
  },
  {
    name: 'numbers',
    title: '渠道和流水号',
    cell: ({ method, tradeNo, gatewayNo }) => (
      <>
        {paymentMethodNames[method]} <span className="num">{gatewayNo ?? '还没有渠道流水号'}</span>
        <SecondLine>
          我方 <span className="num">{tradeNo}</span>
        </SecondLine>
      </>
    ),
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
]

const refundColumns: readonly Column<Refund>[] = [
  {
    name: 'askedAt',
    title: '开始',
    isWhole: true,
    cell: ({ askedAt }) => <span className="num">{askedAt ?? '—'}</span>,
  },
  {
    name: 'state',
    title: '进展',
    cell: ({ statusText, paidAt, dueOn, isOverdue }) => (
      <>
        <Badge tone={paidAt === undefined ? 'warning' : 'success'}>{statusText}</Badge>{' '}
        {isOverdue && <Badge tone="danger">已超时</Badge>}
        <SecondLine>
          <span className="num">{paidAt ?? dueOn}</span> {paidAt === undefined ? '前' : '退到'}
        </SecondLine>
      </>
    ),
  },
  {
    name: 'number',
    title: '渠道和退款号',
    cell: ({ method, refundNo }) => (
      <>
        {method === 'core' ? '核心系统' : paymentMethodNames[method]}{' '}
        <span className="num">{refundNo}</span>
      </>
    ),
  },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
]
