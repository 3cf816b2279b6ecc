import type { DeskDeadEvent } from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { failureWords } from './failure-words.ts'

interface DeadEventTableProps {
  readonly events: readonly DeskDeadEvent[]
  readonly onRetry: (event: DeskDeadEvent) => void
}

/** What happened and why it did not arrive; whom it is about the core alone is told. */
export function DeadEventTable({ events, onRetry }: DeadEventTableProps) {
  return (
    <Table
      label="送不到核心系统的消息"
      columns={columnsOf(onRetry)}
      rows={events}
      keyOf={({ eventId }) => eventId}
    />
  )
}

function columnsOf(onRetry: DeadEventTableProps['onRetry']): readonly Column<DeskDeadEvent>[] {
  return [
    { name: 'name', title: '业务', isWhole: true, cell: ({ name }) => name },
    {
      name: 'at',
      title: '发生时间',
      isWhole: true,
      cell: ({ at }) => <span className="num">{at}</span>,
    },
    { name: 'failure', title: '原因', cell: ({ failure }) => failureWords(failure) },
    { name: 'tries', title: '已试', isNumber: true, cell: ({ tries }) => `${tries} 次` },
    { name: 'heldUp', title: '后面在等', isNumber: true, cell: ({ heldUp }) => `${heldUp} 条` },
    {
      name: 'id',
      title: '消息编号',
      cell: ({ eventId }) => <span className="num">{eventId}</span>,
    },
    {
      name: 'actions',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: (event) => (
        <Button
          isSmall
          aria-label={`重新发送：${event.name} ${event.at}`}
          onClick={() => onRetry(event)}
        >
          重新发送
        </Button>
      ),
    },
  ]
}
