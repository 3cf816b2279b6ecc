import { takeOverChat } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { ChatRow } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useEffect, useState } from 'react'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { go } from '../shell/location.ts'
import { chatsPath } from './chat-paths.ts'
import { customerOf, sinceText, urgencyOf } from './chat-words.ts'
import { ChatLink } from './conversation/ChatLink.tsx'
import { GiveChatDialog } from './supervision/GiveChatDialog.tsx'
import { useNow } from './use-now.ts'

interface ServedChatsProps {
  readonly queue: readonly ChatRow[]
  readonly chats: readonly ChatRow[]
  readonly onChange: () => void
}

/** Who waits and who is talked to, whoever waits longest in front: handed out or taken over from here. */
export function ServedChats({ queue, chats, onChange }: ServedChatsProps) {
  const [given, setGiven] = useState<ChatRow>()
  const takeOver = useTakeOver()
  const now = useNow()
  const columns = columnsOf({ now, onGive: setGiven, onTakeOver: (row) => void takeOver(row) })
  return (
    <>
      <TablePanel
        title="排队的客户"
        columns={columns}
        rows={queue}
        keyOf={({ chatId }) => chatId}
        empty={<EmptyState title="现在没有客户在排队" />}
      />
      <TablePanel
        title="进行中的会话"
        columns={columns}
        rows={chats}
        keyOf={({ chatId }) => chatId}
        empty={<EmptyState title="现在没有进行中的会话" />}
      />
      {given !== undefined && (
        <GiveChatDialog chat={given} onGiven={onChange} onClose={() => setGiven(undefined)} />
      )}
    </>
  )
}

/** Whoever takes one over goes on in it. */
function useTakeOver() {
  const { submit, failed } = useSubmit(takeOverChat)
  useEffect(() => {
    if (failed !== undefined) showToast(failureText(failed))
  }, [failed])
  return async ({ chatId }: ChatRow) => {
    if ((await submit({ chatId })) !== undefined) go(chatsPath, { conversation: chatId })
  }
}

interface ColumnsOptions {
  readonly now: number
  readonly onGive: (row: ChatRow) => void
  readonly onTakeOver: (row: ChatRow) => void
}

function columnsOf({ now, onGive, onTakeOver }: ColumnsOptions): readonly Column<ChatRow>[] {
  return [
    { name: 'customer', title: '客户', isWhole: true, cell: customerOf },
    { name: 'agent', title: '客服', isWhole: true, cell: ({ agentName = '—' }) => agentName },
    { name: 'lastWords', title: '最后一句', cell: ({ lastWords }) => lastWords },
    { name: 'waiting', title: '等了', isWhole: true, cell: (row) => <Waiting {...{ row, now }} /> },
    {
      name: 'acts',
      title: '操作',
      isUntitled: true,
      isWhole: true,
      cell: (row) => (
        <>
          <ChatLink chatId={row.chatId} label={`查看 ${customerOf(row)}`} />
          <Button
            isSmall
            variant="text"
            aria-label={`把 ${customerOf(row)} 派给同事`}
            onClick={() => onGive(row)}
          >
            派给
          </Button>
          {row.status === 'person' && (
            <Button
              isSmall
              variant="text"
              aria-label={`接管 ${customerOf(row)}`}
              onClick={() => onTakeOver(row)}
            >
              接管
            </Button>
          )}
        </>
      ),
    },
  ]
}

function Waiting({ row: { waitingSince, answerBy }, now }: { row: ChatRow; now: number }) {
  if (waitingSince === undefined) return '—'
  const text = sinceText(waitingSince, now)
  if (urgencyOf(waitingSince, answerBy, now) !== 'late') return <span className="num">{text}</span>
  return <Badge tone="danger">{`超时，${text}`}</Badge>
}
