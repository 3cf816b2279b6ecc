import {
  type Supervision,
  superviseChats,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { CountTile, Tiles } from '../../kit/layout/CountTile.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import type { Column } from '../../kit/lists/Table.tsx'
import { TablePanel } from '../../kit/lists/TablePanel.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { hrefOf } from '../../shell/location.ts'
import { chatsPath } from '../chat-paths.ts'
import { sinceText } from '../chat-words.ts'
import { ChatLink } from '../conversation/ChatLink.tsx'
import { ServedChats } from '../ServedChats.tsx'
import { useNow } from '../use-now.ts'
import { TeamTable } from './TeamTable.tsx'

const everyMs = 10_000

/** How customers are served now: who waits, who answers, what they say of it. */
export function SupervisionPage() {
  const query = useDeskQuery(superviseChats, {}, { everyMs })
  return (
    <Loaded query={query}>
      {(supervision) => <Shown {...supervision} onChange={() => void query.ask()} />}
    </Loaded>
  )
}

interface ShownProps extends Supervision {
  /** Somebody was given to somebody. */
  readonly onChange: () => void
}

function Shown(supervision: ShownProps) {
  const { agents, queue, chats, ratings, onChange } = supervision
  return (
    <>
      <Figures {...supervision} />
      <TeamTable agents={agents} />
      <ServedChats {...{ queue, chats, onChange }} />
      <TablePanel
        title="最近的评价"
        columns={ratingColumns}
        rows={ratings.latest}
        keyOf={({ chatId }) => chatId}
        empty={<EmptyState title="还没有评价" />}
      />
    </>
  )
}

function Figures({ waiting, waitingSince, left, answeredToday, ratings }: Supervision) {
  const now = useNow()
  return (
    <Tiles>
      <CountTile
        title="排队"
        href={hrefOf(chatsPath)}
        count={waiting}
        unit="人在等"
        note={waitingSince && `最久的等了 ${sinceText(waitingSince, now)}`}
        isUrgent={waiting > 0}
      />
      <CountTile title="留言" href={hrefOf(chatsPath)} count={left} unit="条待回复" />
      <CountTile
        title="今天接待"
        href={hrefOf('/supervision')}
        count={answeredToday}
        unit="个会话"
      />
      <CountTile
        title="满意度（30 天）"
        href={hrefOf('/supervision')}
        count={ratings.average}
        unit={ratings.average === undefined ? '还没有评价' : `星，${ratings.count} 次评价`}
      />
    </Tiles>
  )
}

const ratingColumns: readonly Column<Supervision['ratings']['latest'][number]>[] = [
  { name: 'at', title: '时间', cell: ({ at }) => <span className="num">{at}</span> },
  { name: 'agent', title: '客服', cell: ({ agentName = '—' }) => agentName },
  { name: 'score', title: '星级', cell: ({ score }) => `${score} 星` },
  { name: 'words', title: '评语', cell: ({ words = '—' }) => words },
  {
    name: 'open',
    title: '操作',
    isUntitled: true,
    cell: ({ chatId, at }) => <ChatLink chatId={chatId} label={`查看 ${at} 的会话`} />,
  },
]
