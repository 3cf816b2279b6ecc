import { chatFile } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskMessage } from '@ecenter/contract/customer-service/desk/chat-shown.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { FileText, Image } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { FileDialog, sizeText } from '../../shell/FileDialog.tsx'
import { CardMessage } from './CardMessage.tsx'
import styles from './MessageView.module.css'

interface MessageViewProps {
  readonly chatId: string
  readonly message: DeskMessage
  /** Who has the conversation may open what was shared in it. */
  readonly isMine: boolean
  /** Of the message above: another day begins with a line. */
  readonly dayBefore: string | undefined
  readonly isRead: boolean
}

/** One message: text is a text node and nothing else. */
export function MessageView({ chatId, message, isMine, dayBefore, isRead }: MessageViewProps) {
  const { from, at, byName } = message
  const day = at.slice(0, 10)
  return (
    <>
      {day !== dayBefore && <p className={styles.day}>{day}</p>}
      {from === 'notice' ? (
        <p className={styles.notice}>
          <Content {...{ chatId, message, isMine }} />
        </p>
      ) : (
        <div className={classNames(styles.message, from !== 'customer' && styles.ours)}>
          <p className={styles.meta}>
            {from === 'customer' ? '客户' : from === 'robot' ? '机器人' : (byName ?? '客服')}{' '}
            <span className="num">{at.slice(11)}</span>
          </p>
          <div className={classNames(styles.bubble, styles[from])}>
            <Content {...{ chatId, message, isMine }} />
          </div>
          {isRead && <p className={styles.meta}>客户已读</p>}
        </div>
      )}
    </>
  )
}

function Content({
  chatId,
  message,
  isMine,
}: Pick<MessageViewProps, 'chatId' | 'message' | 'isMine'>) {
  switch (message.kind) {
    case 'text':
      return (
        <>
          {message.text}
          {message.links.map(({ title, href }) => (
            <span key={href} className={styles.more}>
              附：{title}
            </span>
          ))}
          {message.isHelpful !== undefined && (
            <span className={styles.more}>
              客户评价：{message.isHelpful ? '有帮助' : '没有帮助'}
            </span>
          )}
        </>
      )
    case 'suggestions':
      return (
        <>
          {message.text}
          <span className={styles.more}>{message.questions.join(' / ')}</span>
        </>
      )
    case 'file':
      return <FileMessage {...{ chatId, message }} />
    case 'card':
      return <CardMessage {...{ chatId, message, isMine }} />
    case 'screen':
      return (
        <>
          <b>{message.title}</b>
          <span className={styles.more}>{message.words}</span>
          <span className={styles.more}>附：{message.link.title}</span>
        </>
      )
  }
}

interface FileMessageProps {
  readonly chatId: string
  readonly message: Extract<DeskMessage, { kind: 'file' }>
}

/** A file is fetched only when it is looked at, for each look leaves a trace. */
function FileMessage({ chatId, message }: FileMessageProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, mediaType, bytes, seq, from } = message
  return (
    <>
      <Button
        isSmall
        variant="text"
        icon={mediaType === 'image/jpeg' ? Image : FileText}
        onClick={() => setIsOpen(true)}
      >
        {name}（{sizeText(bytes)}）
      </Button>
      {isOpen && (
        <FileDialog
          call={chatFile}
          request={{ chatId, seq }}
          name={name}
          alt={from === 'customer' ? `客户发来的图片 ${name}` : `发给客户的图片 ${name}`}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
