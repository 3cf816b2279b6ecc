import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { X } from 'lucide'
import styles from './ChatTabs.module.css'
import { closeTab, openChat, useChatDesk } from './chat-desk-store.ts'
import { customerOf } from './chat-words.ts'

/** The conversations that are open; Alt with an arrow goes from one to the next. */
export function ChatTabs() {
  const { opened, active, chats, lists } = useChatDesk()
  return (
    <ul className={styles.tabs} aria-label="打开的会话">
      {opened.map((chatId) => {
        const row = lists?.mine.find((each) => each.chatId === chatId)
        const name = customerOf({ username: chats[chatId]?.facts.username, chatId })
        const unread = chatId === active ? 0 : (row?.unread ?? 0)
        return (
          <li key={chatId} className={classNames(styles.tab, chatId === active && styles.chosen)}>
            <button
              type="button"
              className={styles.name}
              aria-current={chatId === active}
              onClick={() => void openChat(chatId)}
            >
              {name}
              {unread > 0 && (
                <span className={styles.unread}>
                  {unread}
                  <span className="sr-only"> 条未读</span>
                </span>
              )}
            </button>
            <button
              type="button"
              className={styles.close}
              aria-label={`收起 ${name}`}
              title="收起（会话不会结束）"
              onClick={() => closeTab(chatId)}
            >
              <Icon of={X} size="s" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
