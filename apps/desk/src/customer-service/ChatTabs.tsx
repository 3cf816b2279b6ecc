import type { ChatRow } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { X } from 'lucide'
import { useState } from 'react'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import styles from './ChatTabs.module.css'
import { closeTab, openChat, useChatDesk } from './chat-desk-store.ts'
import { clockText, customerOf, urgencyOf } from './chat-words.ts'
import { useNow } from './use-now.ts'

/**
 * The conversations that are open; Alt with an arrow goes from one to the next. One in which a reply was not sent is
 * asked about. Where the list beside them is put away they alone say which answer is late, or will be soon.
 */
export function ChatTabs() {
  const { opened, active, chats, lists } = useChatDesk()
  const [asked, setAsked] = useState<string>()
  const now = useNow()
  const unsent = (chatId: string) => chats[chatId]?.unsent.length ?? 0

  function handleClose(chatId: string) {
    if (unsent(chatId) > 0) setAsked(chatId)
    else closeTab(chatId)
  }

  function handleYes(chatId: string) {
    setAsked(undefined)
    closeTab(chatId)
  }

  return (
    <>
      <ul className={styles.tabs} aria-label="打开的会话">
        {opened.map((chatId) => {
          const row = lists?.mine.find((each) => each.chatId === chatId)
          const { username } = chats[chatId]?.facts ?? row ?? {}
          const name = customerOf({ username, chatId })
          const unread = chatId === active ? 0 : (row?.unread ?? 0)
          const newNotes = chatId === active ? 0 : (chats[chatId]?.newNotes.length ?? 0)
          return (
            <li key={chatId} className={classNames(styles.tab, chatId === active && styles.chosen)}>
              <button
                type="button"
                className={styles.name}
                aria-current={chatId === active}
                onClick={() => void openChat(chatId)}
              >
                {name}
                {row !== undefined && <TabClock row={row} now={now} />}
                {unread > 0 && (
                  <span className={styles.unread}>
                    {unread}
                    <span className="sr-only"> 条未读</span>
                  </span>
                )}
                {newNotes > 0 && <Badge tone="info">新备注 {newNotes}</Badge>}
              </button>
              <button
                type="button"
                className={styles.close}
                aria-label={`收起 ${name}`}
                title="收起（会话不会结束）"
                onClick={() => handleClose(chatId)}
              >
                <Icon of={X} size="s" />
              </button>
            </li>
          )
        })}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          title="还有回复没有发出"
          yes="仍要收起"
          no="先不收起"
          isDangerous
          onYes={() => handleYes(asked)}
          onNo={() => setAsked(undefined)}
        >
          {`这个会话里有 ${unsent(asked)} 条回复没有发给客户。收起后文字还留着，再打开这个会话可以重新发送；没发出的文件和卡片要重新选。`}
        </ConfirmDialog>
      )}
    </>
  )
}

function TabClock({ row, now }: { readonly row: ChatRow; readonly now: number }) {
  const { waitingSince, answerBy } = row
  if (waitingSince === undefined) return null
  const urgency = urgencyOf(waitingSince, answerBy, now)
  if (urgency === 'calm') return null
  return (
    <span className={classNames('num', styles[urgency])}>
      {clockText(waitingSince, answerBy, now)}
    </span>
  )
}
