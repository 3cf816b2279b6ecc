import {
  type Supervision,
  superviseChats,
} from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Badge } from '../kit/layout/Badge.tsx'
import { CountTile, Tiles } from '../kit/layout/CountTile.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { hrefOf } from '../shell/location.ts'
import { chatsPath } from './chat-paths.ts'
import { customerOf, sinceText, timeText } from './chat-words.ts'
import { useNow } from './use-now.ts'

const everyMs = 10_000

/** How customers are served now: who waits, who answers, what they say of it. */
export function SupervisionPage() {
  const query = useDeskQuery(superviseChats, {}, { everyMs })
  return <Loaded query={query}>{(supervision) => <Shown {...supervision} />}</Loaded>
}

function Shown(supervision: Supervision) {
  const { agents, chats, ratings } = supervision
  return (
    <>
      <Figures {...supervision} />
      <TablePanel
        title="客服"
        columns={agentColumns}
        rows={agents}
        keyOf={({ staffId }) => staffId}
        empty={
          <EmptyState title="还没有客服上线过">客服打开“在线客服”页面后会显示在这里。</EmptyState>
        }
      />
      <TablePanel
        title="进行中的会话"
        columns={chatColumns}
        rows={chats}
        keyOf={({ chatId }) => chatId}
        empty={<EmptyState title="现在没有进行中的会话" />}
      />
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

const agentColumns: readonly Column<Supervision['agents'][number]>[] = [
  { name: 'name', title: '姓名', cell: ({ name, number }) => `${name}（工号 ${number}）` },
  {
    name: 'isAtDesk',
    title: '状态',
    cell: ({ isAtDesk }) => (isAtDesk ? <Badge tone="success">在线</Badge> : <Badge>离线</Badge>),
  },
  { name: 'open', title: '进行中', isNumber: true, cell: ({ open }) => open },
  {
    name: 'answeredToday',
    title: '今天接待',
    isNumber: true,
    cell: ({ answeredToday }) => answeredToday,
  },
]

const chatColumns: readonly Column<Supervision['chats'][number]>[] = [
  { name: 'customer', title: '客户', cell: customerOf },
  { name: 'agent', title: '客服', cell: ({ agentName = '—' }) => agentName },
  { name: 'lastWords', title: '最后一句', cell: ({ lastWords }) => lastWords },
  {
    name: 'lastAt',
    title: '时间',
    cell: ({ lastAt }) => <span className="num">{timeText(lastAt)}</span>,
  },
  {
    name: 'open',
    title: '操作',
    isUntitled: true,
    cell: (row) => <OpenLink chatId={row.chatId} label={`查看 ${customerOf(row)}`} />,
  },
]

const ratingColumns: readonly Column<Supervision['ratings']['latest'][number]>[] = [
  { name: 'at', title: '时间', cell: ({ at }) => <span className="num">{at}</span> },
  { name: 'agent', title: '客服', cell: ({ agentName = '—' }) => agentName },
  { name: 'score', title: '星级', cell: ({ score }) => `${score} 星` },
  { name: 'words', title: '评语', cell: ({ words = '—' }) => words },
  {
    name: 'open',
    title: '操作',
    isUntitled: true,
    cell: ({ chatId, at }) => <OpenLink chatId={chatId} label={`查看 ${at} 的会话`} />,
  },
]

function OpenLink({ chatId, label }: { readonly chatId: string; readonly label: string }) {
  return (
    <ButtonLink
      isSmall
      variant="text"
      aria-label={label}
      href={hrefOf(chatsPath, { conversation: chatId })}
    >
      查看
    </ButtonLink>
  )
}
