import { messageLengthAtMost, question } from '@ecenter/contract/customer-service/talk-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Plus, SendHorizontal } from 'lucide'
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { forgetDraft, keepDraft, useFormDrafts } from '../../state/form-drafts.ts'
import { say } from '../talking/saying.ts'
import styles from './Composer.module.css'
import { isSendingKey } from './is-sending-key.ts'

/** From here on the customer is told how much room is left. */
const tellsFrom = messageLengthAtMost - 50

/** The line that is written into; it grows with what is written, and keeps it over a reload. */
export function MessageBar({ onMore }: { readonly onMore: () => void }) {
  const text = useFormDrafts((all) => all[question.path]?.content ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const isEmpty = text.trim() === ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: as high as what is written
  useLayoutEffect(() => {
    if (area.current === null) return
    area.current.style.height = 'auto'
    const { scrollHeight, offsetHeight, clientHeight } = area.current
    area.current.style.height = `${scrollHeight + offsetHeight - clientHeight}px`
  }, [text])

  function send() {
    if (isEmpty) return
    say(text.trim())
    forgetDraft(question.path)
    area.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (!isSendingKey(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  return (
    <form
      className={styles.bar}
      aria-label="发送消息"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <button type="button" className={styles.more} aria-label="图片、文件和更多" onClick={onMore}>
        <Icon of={Plus} size="l" />
      </button>
      <div className={styles.room}>
        <textarea
          ref={area}
          className={styles.input}
          rows={1}
          maxLength={messageLengthAtMost}
          placeholder="请输入您的问题"
          aria-label="请输入您的问题"
          value={text}
          onChange={({ currentTarget }) => keepDraft(question.path, 'content', currentTarget.value)}
          onKeyDown={handleKey}
        />
        <span className={styles.count} role="status">
          {text.length >= tellsFrom && `还可以输入 ${messageLengthAtMost - text.length} 个字`}
        </span>
      </div>
      <button type="submit" className={styles.send} aria-label="发送" disabled={isEmpty}>
        <Icon of={SendHorizontal} />
      </button>
    </form>
  )
}
