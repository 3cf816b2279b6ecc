import { chatOutcomeNames } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import type { ClosedChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { type Column, Table } from '../../kit/lists/Table.tsx'
import { hrefOf } from '../../shell/location.ts'
import { chatsPath } from '../chat-paths.ts'
import { customerOf } from '../chat-words.ts'

/** Conversations that are over, each the way to what was said in it. */
export function ClosedChatTable({ chats }: { readonly chats: readonly ClosedChat[] }) {
  return <Table label="会话记录" rows={chats} keyOf={({ chatId }) => chatId} columns={columns} />
}

const columns: readonly Column<ClosedChat>[] = [
  { name: 'customer', title: '客户', isWhole: true, cell: nameOf },
  {
    name: 'endedAt',
    title: '结束时间',
    isWhole: true,
    cell: ({ endedAt }) => <span className="num">{endedAt}</span>,
  },
  { name: 'byName', title: '客服', isWhole: true, cell: ({ byName }) => byName },
  { name: 'cause', title: '咨询原因', cell: ({ cause = '—' }) => cause },
  { name: 'outcome', title: '处理结果', cell: outcomeOf },
  { name: 'tags', title: '标签', cell: ({ tags }) => (tags.length === 0 ? '—' : tags.join('、')) },
  {
    name: 'score',
    title: '评价',
    isWhole: true,
    cell: ({ score }) => (score === undefined ? '—' : `${score} 星`),
  },
  {
    name: 'open',
    title: '操作',
    isUntitled: true,
    isWhole: true,
    cell: (chat) => (
      <ButtonLink
        isSmall
        variant="text"
        aria-label={`查看 ${nameOf(chat)}`}
        href={hrefOf(chatsPath, { conversation: chat.chatId })}
      >
        查看
      </ButtonLink>
    ),
  },
]

function nameOf({ maskedName, chatId }: ClosedChat): string {
  return customerOf({ username: maskedName, chatId })
}

function outcomeOf({ outcome, needsWrapUp }: ClosedChat) {
  if (outcome !== undefined) return chatOutcomeNames[outcome]
  return needsWrapUp ? <Badge tone="warning">没写小结</Badge> : '—'
}
