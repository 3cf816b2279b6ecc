import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { amountText } from '../kit/fields/amount-text.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { CorrectEvent } from './CorrectEvent.tsx'

interface EventTableProps {
  readonly claim: DeskClaim
  readonly onChanged: () => Promise<unknown>
}

type Event = DeskClaim['events'][number] & { readonly position: number }

/** All that was told of a claim, the latest in front; what was noted here by mistake can be taken back. */
export function EventTable({ claim, onChanged }: EventTableProps) {
  const [corrected, setCorrected] = useState<number>()
  if (claim.events.length === 0) return <EmptyState title="报案后还没有进展" />
  const rows = claim.events.map((event, position) => ({ ...event, position })).toReversed()
  return (
    <>
      <Table
        label="全部进展记录"
        columns={columnsWith(setCorrected)}
        rows={rows}
        keyOf={({ position }) => String(position)}
      />
      {corrected !== undefined && (
        <CorrectEvent
          {...{ claim, onChanged }}
          position={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </>
  )
}

function columnsWith(onCorrect: (position: number) => void): readonly Column<Event>[] {
  return [
    { name: 'at', title: '时间', cell: ({ at }) => <span className="num">{at}</span> },
    {
      name: 'name',
      title: '进展',
      cell: ({ name, isCorrected }) => (
        <>
          {name} {isCorrected && <Badge tone="neutral">已更正</Badge>}
        </>
      ),
    },
    { name: 'facts', title: '说明', cell: factsOf },
    {
      name: 'by',
      title: '记录人',
      cell: ({ by, approvedBy }) =>
        approvedBy === undefined ? (by ?? '核心系统') : `${by}，${approvedBy} 复核`,
    },
    {
      name: 'acts',
      title: '办理',
      cell: ({ correct, position, name, at }) =>
        correct.isPossible && (
          <Button aria-label={`更正 ${at} 的${name}`} onClick={() => onCorrect(position)}>
            更正
          </Button>
        ),
    },
  ]
}

function factsOf({ documents, dueOn, amount, skipped, reason, told }: Event): string {
  return [
    documents?.join('、'),
    dueOn && `${dueOn} 前`,
    amount !== undefined && amountText(amount),
    skipped && `跳过${skipped.join('、')}`,
    reason,
    told && `告诉客户：${told}`,
  ]
    .filter(Boolean)
    .join('，')
}
