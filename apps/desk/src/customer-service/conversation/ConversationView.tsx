import type { Failed } from '@ecenter/client/result.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import type { OpenChat } from '../chat-desk.ts'
import { openEarlier } from '../chat-desk-store.ts'
import styles from './ConversationView.module.css'
import { MessageView } from './MessageView.tsx'
import { UnsentView } from './UnsentView.tsx'

interface ConversationViewProps {
  readonly chatId: string
  readonly chat: OpenChat
}

/** How near the end counts as being there, in pixels. */
const nearPx = 60

/** What was said, the last at the foot; it moves along only for who looks at the foot. */
export function ConversationView({ chatId, chat }: ConversationViewProps) {
  const { messages, unsent, hasEarlier, state } = chat
  const { box, isAtEnd, handleScroll, toEnd } = useFoot(messages.at(-1)?.seq, unsent.length)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function handleEarlier() {
    setIsBusy(true)
    const height = box.current?.scrollHeight ?? 0
    setFailed(await openEarlier(chatId))
    setIsBusy(false)
    // What was looked at stays where it was.
    requestAnimationFrame(() => box.current?.scrollBy(0, box.current.scrollHeight - height))
  }

  const lastOwn = messages.findLast(({ from }) => from === 'agent')?.seq
  return (
    <div className={styles.frame}>
      <div
        ref={box}
        className={styles.box}
        role="log"
        aria-label="对话"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={handleScroll}
      >
        {hasEarlier && (
          <div className={styles.earlier}>
            <Button isSmall isBusy={isBusy} onClick={() => void handleEarlier()}>
              更早的消息
            </Button>
          </div>
        )}
        <FailureNotice failed={failed} />
        {messages.map((message, index) => (
          <MessageView
            key={message.seq}
            chatId={chatId}
            message={message}
            isMine={state.isMine}
            dayBefore={messages[index - 1]?.at.slice(0, 10)}
            isRead={message.seq === lastOwn && state.readByCustomer >= message.seq}
          />
        ))}
        {unsent.map((said) => (
          <UnsentView key={said.sentAs} chatId={chatId} said={said} />
        ))}
      </div>
      {!isAtEnd && (
        <span className={styles.pill}>
          <Button isSmall variant="primary" onClick={toEnd}>
            回到最新
          </Button>
        </span>
      )}
    </div>
  )
}

/** Keeps the end in sight for who was there. */
function useFoot(lastSeq: number | undefined, waiting: number) {
  const box = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)

  function toEnd() {
    box.current?.scrollTo(0, box.current.scrollHeight)
  }

  function handleScroll() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    wasAtEnd.current = scrollHeight - scrollTop - clientHeight < nearPx
    setIsAtEnd(wasAtEnd.current)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what comes
  useLayoutEffect(() => {
    if (wasAtEnd.current) toEnd()
  }, [lastSeq])
  // biome-ignore lint/correctness/useExhaustiveDependencies: who says something looks at it
  useEffect(toEnd, [waiting])
  return { box, isAtEnd, handleScroll, toEnd }
}
