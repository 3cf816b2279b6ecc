import type { DeskOrderRow } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { type Column, SecondLine, Table } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { orderPath } from './order-paths.ts'
import { statusTones } from './order-words.ts'

const columns: readonly Column<DeskOrderRow>[] = [
  {
    name: 'orderNo',
    title: '订单号',
    isWhole: true,
    cell: ({ orderId, orderNo }) => (
      <a className="num" href={hrefOf(orderPath, { id: orderId })}>
        {orderNo}
      </a>
    ),
  },
  {
    name: 'title',
    title: '买了什么',
    cell: ({ title, maskedPlate }) => (
      <>
        {title}
        {maskedPlate !== undefined && <SecondLine>{maskedPlate}</SecondLine>}
      </>
    ),
  },
  { name: 'name', title: '被保险人', isWhole: true, cell: ({ maskedName }) => maskedName },
  {
    name: 'amount',
    title: '金额',
    isNumber: true,
    isWhole: true,
    cell: ({ amount }) => <span className="num">{amountText(amount)}</span>,
  },
  { name: 'status', title: '状态', isWhole: true, cell: (order) => <OrderState {...order} /> },
  {
    name: 'placedAt',
    title: '下单时间',
    isWhole: true,
    cell: ({ placedAt }) => <span className="num">{placedAt}</span>,
  },
]

interface OrderTableProps {
  /** Read aloud. */
  readonly label: string
  readonly orders: readonly DeskOrderRow[]
}

export function OrderTable({ label, orders }: OrderTableProps) {
  return <Table label={label} columns={columns} rows={orders} keyOf={({ orderId }) => orderId} />
}

/** How an order stands, and by when what is owed is there. */
function OrderState(order: DeskOrderRow) {
  const { dueAt, isLate } = order
  return (
    <>
      <OrderBadge {...order} />
      {dueAt !== undefined && (
        <SecondLine>
          <span className="num">{dueAt}</span> 前 {isLate && <Badge tone="danger">已超时</Badge>}
        </SecondLine>
      )}
    </>
  )
}

export function OrderBadge({ status, statusText }: Pick<DeskOrderRow, 'status' | 'statusText'>) {
  return <Badge tone={statusTones[status]}>{statusText}</Badge>
}
