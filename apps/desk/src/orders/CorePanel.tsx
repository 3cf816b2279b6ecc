import { retryDeadEvent } from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { DeskOrder, DeskOrderEvent } from '@ecenter/contract/orders/desk/orders-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useState } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { ButtonRow } from '../kit/layout/PageStack.tsx'
import { type Column, SecondLine } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { hrefOf } from '../shell/location.ts'
import { RetryEventDialog } from '../shell/RetryEventDialog.tsx'
import { deadEventsPath } from '../shell/shell-paths.ts'
import { eventWords } from './order-words.ts'

interface CorePanelProps {
  readonly order: DeskOrder
  readonly reread: () => Promise<unknown>
}

/** What the core was told of an order, and whether it has it; what it did not take is sent again by who may. */
export function CorePanel({ order, reread }: CorePanelProps) {
  const [asked, setAsked] = useState<DeskOrderEvent>()
  return (
    <>
      <TablePanel
        title="发给核心的消息"
        columns={columnsOf(setAsked)}
        rows={order.events}
        keyOf={({ eventId }) => eventId}
        empty={
          <EmptyState title="没有发给核心的消息">
            付款、取消和退款会告诉核心，记录保留一段时间。
          </EmptyState>
        }
      />
      {asked !== undefined && (
        <RetryEventDialog event={asked} reread={reread} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

const columnsOf = (onRetry: (event: DeskOrderEvent) => void): readonly Column<DeskOrderEvent>[] => [
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
    cell: (event) => (
      <>
        <Badge tone={eventWords[event.state].tone}>{eventWords[event.state].name}</Badge>{' '}
        <span className="num">{event.receivedAt}</span>
        {event.state === 'dead' && <AskAgain onRetry={() => onRetry(event)} />}
      </>
    ),
  },
]

/** Who may tell the core once more does it here, or looks why it would not take it; others ask them. */
function AskAgain({ onRetry }: { readonly onRetry: () => void }) {
  const mayRetry = useDeskSession(({ session }) =>
    isAllowed(retryDeadEvent.access, session.me?.roles ?? []),
  )
  if (!mayRetry) return <SecondLine>请联系主管重发</SecondLine>
  return (
    <ButtonRow>
      <Button isSmall onClick={onRetry}>
        重新发送
      </Button>
      <a href={hrefOf(deadEventsPath)}>看原因</a>
    </ButtonRow>
  )
}
