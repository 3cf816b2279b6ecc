import type { Supervision } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import type { Column } from '../../kit/lists/Table.tsx'
import { TablePanel } from '../../kit/lists/TablePanel.tsx'
import { sinceText, urgencyOf } from '../chat-words.ts'
import { useNow } from '../use-now.ts'
import { availabilityText, isAwayLong } from './staffing-words.ts'

type Agent = Supervision['agents'][number]

/** Who is here, what they have, and whose customer waits longest. */
export function TeamTable({ agents }: { readonly agents: readonly Agent[] }) {
  const now = useNow()
  return (
    <TablePanel
      title="客服"
      columns={columnsAt(now)}
      rows={agents.toSorted(whoIsHere)}
      keyOf={({ staffId }) => staffId}
      empty={
        <EmptyState title="还没有客服上线过">客服打开“在线客服”页面后会显示在这里。</EmptyState>
      }
    />
  )
}

/** Who has gone comes last. */
function whoIsHere(one: Agent, other: Agent): number {
  return Number(other.isAtDesk) - Number(one.isAtDesk)
}

function columnsAt(now: number): readonly Column<Agent>[] {
  return [
    {
      name: 'name',
      title: '姓名',
      isWhole: true,
      cell: ({ name, number }) => `${name}（工号 ${number}）`,
    },
    {
      name: 'availability',
      title: '状态',
      isWhole: true,
      cell: (agent) => <AgentBadge agent={agent} now={now} />,
    },
    {
      name: 'open',
      title: '进行中',
      isNumber: true,
      cell: ({ open, atMost }) => `${open}/${atMost}`,
    },
    {
      name: 'owed',
      title: '最久未回复',
      isWhole: true,
      cell: (agent) => <Owed agent={agent} now={now} />,
    },
    {
      name: 'answeredToday',
      title: '今天接待',
      isNumber: true,
      cell: ({ answeredToday }) => answeredToday,
    },
  ]
}

interface CellProps {
  readonly agent: Agent
  readonly now: number
}

function AgentBadge({ agent, now }: CellProps) {
  const { isAtDesk, awaySince } = agent
  if (!isAtDesk) return <Badge>离线</Badge>
  const text = availabilityText(agent)
  if (awaySince === undefined) return <Badge tone="success">{text}</Badge>
  return (
    <Badge tone={isAwayLong(agent, now) ? 'danger' : 'warning'}>
      {`${text} ${sinceText(awaySince, now)}${isAwayLong(agent, now) ? '，已久' : ''}`}
    </Badge>
  )
}

function Owed({ agent: { owedSince, answerBy }, now }: CellProps) {
  if (owedSince === undefined) return '—'
  const isLate = urgencyOf(owedSince, answerBy, now) === 'late'
  if (!isLate) return <span className="num">{sinceText(owedSince, now)}</span>
  return <Badge tone="danger">{`超时，${sinceText(owedSince, now)}`}</Badge>
}
