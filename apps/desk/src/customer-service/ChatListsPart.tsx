import { type ChatRow, chatRowsAtMost } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { classNames } from '@ecenter/ui/class-names.ts'
import { MessageSquareText } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Button, IconButton } from '../kit/buttons/Button.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { altChord } from '../shell/frame/alt-letter.ts'
import styles from './ChatListsPart.module.css'
import { openChat, useChatDesk } from './chat-desk-store.ts'
import { arrivedWords, clockText, customerOf, timeText, urgencyOf } from './chat-words.ts'
import { useNow } from './use-now.ts'
import type { TakingNext } from './use-take-next.ts'

interface ChatListsPartProps {
  readonly next: TakingNext
  readonly onOpen: () => void
  readonly onCanned: () => void
}

/** Who waits, one's own conversations, and what was left. */
export function ChatListsPart({ next, onOpen, onCanned }: ChatListsPartProps) {
  const lists = useChatDesk((desk) => desk.lists)
  const [chosen, setChosen] = useState<'mine' | 'queue' | 'left'>('mine')

  function handleOpen(chatId: string) {
    onOpen()
    void openChat(chatId)
  }

  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Button
          variant="primary"
          letter={altChord('n')}
          isBusy={next.isBusy}
          onClick={() => void next.take()}
        >
          接入下一位
        </Button>
        <IconButton icon={MessageSquareText} label="常用语" onClick={onCanned} />
      </div>
      {lists === undefined ? (
        <Skeleton />
      ) : (
        <Tabs
          label="会话列表"
          tabs={[
            { name: 'mine', title: '我的', count: lists.mine.length },
            { name: 'queue', title: '排队', count: lists.queued },
            { name: 'left', title: '留言', count: lists.leftInAll },
          ]}
          chosen={chosen}
          onChoose={setChosen}
        >
          {chosen === 'mine' && (
            <Rows rows={lists.mine} onOpen={handleOpen}>
              您没有进行中的会话。
            </Rows>
          )}
          {chosen === 'queue' && (
            <Rows rows={lists.queue} inAll={lists.queued} onOpen={handleOpen}>
              现在没有客户在排队。
            </Rows>
          )}
          {chosen === 'left' && (
            <Rows rows={lists.left} inAll={lists.leftInAll} onOpen={handleOpen}>
              没有待回复的留言。
            </Rows>
          )}
        </Tabs>
      )}
    </div>
  )
}

interface RowsProps {
  readonly rows: readonly ChatRow[]
  readonly inAll?: number
  readonly onOpen: (chatId: string) => void
  /** Where there is none. */
  readonly children: ReactNode
}

function Rows({ rows, inAll = rows.length, onOpen, children }: RowsProps) {
  const active = useChatDesk((desk) => desk.active)
  const now = useNow()
  if (rows.length === 0) return <p className={styles.none}>{children}</p>
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.chatId}>
            <button
              type="button"
              data-row
              className={classNames(styles.row, row.chatId === active && styles.active)}
              aria-current={row.chatId === active}
              onClick={() => onOpen(row.chatId)}
            >
              <span className={styles.who}>
                <b>{customerOf(row)}</b>
                {row.arrivedAs !== undefined && (
                  <Badge tone="info">{arrivedWords[row.arrivedAs]}</Badge>
                )}
                <RowTime row={row} now={now} />
              </span>
              <span className={styles.words}>
                <span className={styles.line}>{row.lastWords || '（还没有消息）'}</span>
                {row.unread > 0 && (
                  <span className={styles.unread}>
                    {row.unread}
                    <span className="sr-only"> 条未读</span>
                  </span>
                )}
              </span>
              {row.promise !== undefined && (
                <span className={styles.promise}>承诺 {row.promise}回复</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {inAll > chatRowsAtMost && (
        <p className={styles.none}>
          只显示最前面的 {chatRowsAtMost} 个，共 {inAll} 个。
        </p>
      )}
    </>
  )
}

/** How long an answer still has; amber once half of the promised time is over, and late in words too. */
function RowTime({ row: { waitingSince, answerBy, lastAt }, now }: { row: ChatRow; now: number }) {
  if (waitingSince === undefined)
    return <span className={classNames('num', styles.time)}>{timeText(lastAt)}</span>
  const urgency = urgencyOf(waitingSince, answerBy, now)
  return (
    <span className={classNames('num', styles.time, styles[urgency])}>
      {clockText(waitingSince, answerBy, now)}
    </span>
  )
}
