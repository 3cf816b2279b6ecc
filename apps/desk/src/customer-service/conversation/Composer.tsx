import { answerLeft, staffWordsAtMost } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { dropDraft, keepDraft, useDrafts } from '../../client/use-drafts.ts'
import { useSubmit } from '../../client/use-submit.ts'
import type { Typed } from '../../client/use-typed.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { type Shortcut, useListedShortcuts } from '../../shell/frame/shortcuts.ts'
import { CannedPicker } from '../canned/CannedPicker.tsx'
import { useCannedChoice } from '../canned/use-canned-choice.ts'
import type { OpenChat } from '../chat-desk.ts'
import { sayInChat } from '../chat-desk-store.ts'
import styles from './Composer.module.css'
import { SendingButtons, SendingDialogs } from './sending/Sending.tsx'
import { type Sending, useSending } from './sending/use-sending.ts'

interface ComposerProps {
  readonly chatId: string
  readonly chat: OpenChat
}

/** Where one answers; who does not have the conversation reads why there is nothing to write. */
export function Composer({ chatId, chat: { state } }: ComposerProps) {
  const { status, isMine } = state
  const sending = useSending()
  return (
    <>
      {isMine ? (
        <Answering
          chatId={chatId}
          say={sayInChat}
          label="回复客户"
          action="发送"
          sending={sending}
        />
      ) : status === 'message-left' ? (
        <AnsweringLeft chatId={chatId} />
      ) : (
        <p className={styles.note}>{whyNot(status)}</p>
      )}
      {/* What was chosen stays, also where the conversation has ended meanwhile. */}
      <SendingDialogs chatId={chatId} {...sending} />
    </>
  )
}

function whyNot(status: OpenChat['state']['status']): string {
  switch (status) {
    case 'queued':
      return '接入后才能回复。'
    case 'ended':
      return '会话已结束。'
    case 'person':
    case 'robot':
    case 'message-left':
      return '会话不在您这里，只能查看。'
  }
}

function AnsweringLeft({ chatId }: Pick<ComposerProps, 'chatId'>) {
  const { submit, failed } = useSubmit(answerLeft)
  const [sentAs] = useState(() => crypto.randomUUID())

  async function answer(_: string, content: string) {
    const done = await submit({ chatId, content, sentAs })
    if (done !== undefined) return showToast('回复已保存，客户会收到短信。')
    // Something else may have been begun meanwhile: both stay.
    const since = contentOf(useDrafts.getState()[draftOf(chatId)])
    keepDraft(draftOf(chatId), { content: since === '' ? content : `${content}\n${since}` })
  }
  return (
    <>
      <FailureNotice failed={failed} />
      <Answering chatId={chatId} say={answer} label="回复留言" action="回复并通知客户" />
    </>
  )
}

interface AnsweringProps extends Pick<ComposerProps, 'chatId'> {
  readonly label: string
  readonly action: string
  readonly say: (chatId: string, content: string) => Promise<void>
  /** Beside words, a file or a card can be sent. */
  readonly sending?: Sending
}

const toLeave: readonly Shortcut[] = [{ keys: ['Esc'], label: '离开回复框，别的单键就能用' }]

/** Control and Enter sends, Escape leaves it for the single keys; a slash at the beginning looks for a canned answer. */
function Answering({ chatId, label, action, say, sending }: AnsweringProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const content = useDrafts((all) => contentOf(all[draftOf(chatId)]))
  const write = (text: string) => keepDraft(draftOf(chatId), { content: text })
  const choice = useCannedChoice(content, write)
  useListedShortcuts(toLeave)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
  }, [])

  function send() {
    const words = content.trim()
    if (words === '' || words.length > staffWordsAtMost) return
    dropDraft(draftOf(chatId))
    void say(chatId, words)
    field.current?.focus()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || choice.takeKey(event)) return
    if (event.key === 'Escape') return field.current?.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }

  const left = staffWordsAtMost - content.length
  return (
    <div className={styles.composer} {...sending?.dropProps}>
      {choice.isOpen && <CannedPicker id={`${id}-canned`} {...choice} />}
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        className={styles.field}
        rows={3}
        placeholder={`${label}，输入 / 选常用语，Ctrl+Enter ${action}`}
        value={content}
        aria-autocomplete="list"
        {...(choice.isOpen && {
          'aria-controls': `${id}-canned`,
          'aria-activedescendant': `${id}-canned-${choice.index}`,
        })}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={handleKey}
        onPaste={sending?.handlePaste}
      />
      <div className={styles.foot}>
        {sending && <SendingButtons {...sending} />}
        <span className={styles.hint} role="status">
          {choice.whyNone}
          {left < 100 && (left < 0 ? `超出 ${-left} 个字` : `还可以写 ${left} 个字`)}
        </span>
        <Button variant="primary" onClick={send}>
          {action}
        </Button>
      </div>
    </div>
  )
}

function draftOf(chatId: string): string {
  return `chat/${chatId}`
}

function contentOf(draft: Typed | undefined): string {
  return typeof draft?.content === 'string' ? draft.content : ''
}
