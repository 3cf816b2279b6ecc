import { Badge } from '@ecenter/ui/Badge.tsx'
import { classNames } from '@ecenter/ui/class-names.ts'
import { Headphones } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { KeyHint } from '../kit/buttons/KeyHint.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { type Shortcut, useListedShortcuts, useShortcut } from '../shell/frame/shortcuts.ts'
import { usePlace } from '../shell/location.ts'
import { ChatListsPart } from './ChatListsPart.tsx'
import styles from './ChatsPage.module.css'
import { ChatTabs } from './ChatTabs.tsx'
import { CannedAnswersDialog } from './canned/CannedAnswersDialog.tsx'
import { neighbour } from './chat-desk.ts'
import { openChat, useChatDesk } from './chat-desk-store.ts'
import { ChatAside } from './conversation/ChatAside.tsx'
import { ChatHeader } from './conversation/ChatHeader.tsx'
import { Composer } from './conversation/Composer.tsx'
import { ConversationView } from './conversation/ConversationView.tsx'
import { useChatStream } from './conversation/use-chat-stream.ts'
import { useKeptTabs } from './kept-tabs.ts'
import { useTakeNext } from './use-take-next.ts'

/** Where customers are talked to: who waits, the conversations that are open, and what is known of each. */
export function ChatsPage() {
  const connection = useChatStream()
  const active = useChatDesk((desk) => desk.active)
  const newNotes = useChatDesk(({ chats }) => chats[active ?? '']?.newNotes.length ?? 0)
  const [isListOpen, setIsListOpen] = useState(false)
  const [isAsideOpen, setIsAsideOpen] = useState(false)
  const [isCannedOpen, setIsCannedOpen] = useState(false)
  const next = useTakeNext()
  useKeptTabs()
  useOpenByAddress()
  useShortcut({ keys: ['n'], label: '接入下一位' }, () => void next.take())
  useAltArrows((step) => {
    const chatId = neighbour(useChatDesk.getState(), step)
    if (chatId !== undefined) void openChat(chatId)
  })

  return (
    <div
      className={classNames(
        styles.page,
        isListOpen && styles.listOpen,
        isAsideOpen && styles.asideOpen,
      )}
    >
      <section className={styles.lists} aria-label="会话列表">
        <ChatListsPart
          onOpen={() => setIsListOpen(false)}
          onCanned={() => setIsCannedOpen(true)}
          {...{ next }}
        />
      </section>
      <section className={styles.middle} aria-label="会话">
        <div className={styles.bar}>
          <span className={styles.listToggle}>
            <Button isSmall aria-expanded={isListOpen} onClick={() => setIsListOpen(!isListOpen)}>
              会话列表
            </Button>
          </span>
          <ChatTabs />
          {active !== undefined && (
            <span className={styles.asideToggle}>
              <Button
                isSmall
                aria-expanded={isAsideOpen}
                onClick={() => setIsAsideOpen(!isAsideOpen)}
              >
                资料和备注
                {newNotes > 0 && <Badge tone="danger">{newNotes} 条新</Badge>}
              </Button>
            </span>
          )}
        </div>
        {connection === 'reconnecting' && (
          <p className={styles.broken} role="status">
            连接断开了，正在重新连接。断开期间的消息连上后会补齐。
          </p>
        )}
        {active === undefined ? (
          <EmptyState icon={Headphones} title="还没有打开会话">
            从列表里打开一个会话，或按 <KeyHint keys={['n']} /> 接入下一位客户。
          </EmptyState>
        ) : (
          <ActiveChat key={active} chatId={active} />
        )}
      </section>
      {active !== undefined && (
        <section className={styles.aside} aria-label="客户资料和备注">
          <ChatAside key={active} chatId={active} />
        </section>
      )}
      {isCannedOpen && <CannedAnswersDialog onClose={() => setIsCannedOpen(false)} />}
    </div>
  )
}

function ActiveChat({ chatId }: { readonly chatId: string }) {
  const chat = useChatDesk((desk) => desk.chats[chatId])
  if (chat === undefined) return <p className={styles.loading}>正在打开会话…</p>
  return (
    <>
      <ChatHeader {...{ chatId, chat }} />
      <ConversationView {...{ chatId, chat }} />
      <Composer {...{ chatId, chat }} />
    </>
  )
}

/** `#/chats?conversation=…` leads to one of them. */
function useOpenByAddress(): void {
  const { conversation } = usePlace().parameters
  useEffect(() => {
    if (conversation !== undefined) void openChat(conversation)
  }, [conversation])
}

const toList: readonly Shortcut[] = [
  { keys: ['Alt+↑'], label: '上一个打开的会话' },
  { keys: ['Alt+↓'], label: '下一个打开的会话' },
]

/** Alt and an arrow up or down act wherever the focus is, also while somebody types. */
function useAltArrows(act: (step: 1 | -1) => void): void {
  useListedShortcuts(toList)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      if (document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      latest.current(event.key === 'ArrowDown' ? 1 : -1)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])
}
