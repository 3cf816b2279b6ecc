import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { DeskOrder, DeskOrderEvent } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../client/desk-session.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { type Column, SecondLine } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { hrefOf } from '../shell/location.ts'
import { deadEventsPath } from '../shell/shell-paths.ts'
import { eventWords } from './order-words.ts'

/** What the core was told of an order, and whether it has it. */
export function CorePanel({ order }: { readonly order: DeskOrder }) {
  return (
    <TablePanel
      title="发给核心的消息"
      columns={columns}
      rows={order.events}
      keyOf={({ eventId }) => eventId}
      empty={
        <EmptyState title="没有发给核心的消息">
          付款、取消和退款会告诉核心，记录保留一段时间。
        </EmptyState>
      }
    />
  )
}

const columns: readonly Column<DeskOrderEvent>[] = [
  { name: 'name', title: '消息', cell: ({ name }) => name },
  {
    name: 'at',
    title: '发出',
    isWhole: true,
    cell: ({ at }) => <span className="num">{at}</span>,
  },
  {
    name: 'state',
    title: '核心',
    cell: ({ state, receivedAt }) => (
      <>
        <Badge tone={eventWords[state].tone}>{eventWords[state].name}</Badge>{' '}
        <span className="num">{receivedAt}</span>
        {state === 'dead' && (
          <SecondLine>
            <AskAgain />
          </SecondLine>
        )}
      </>
    ),
  },
]

/** Who may tell the core once more is led there; others ask them. */
function AskAgain() {
  const mayRetry = useDeskSession(({ session }) => isAllowed('watch-core', session.me?.roles ?? []))
  return mayRetry ? <a href={hrefOf(deadEventsPath)}>去重发</a> : '请联系主管重发'
}
