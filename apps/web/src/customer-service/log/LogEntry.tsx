import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { Row, Rows } from '../../kit/lists/Rows.tsx'
import { ChatFile } from '../files/ChatFile.tsx'
import { say } from '../talking/saying.ts'
import { useTalk } from '../talking/use-talk.ts'
import { AnswerActs } from './AnswerActs.tsx'
import styles from './Bubble.module.css'
import { Bubble } from './Bubble.tsx'
import logStyles from './ChatLog.module.css'
import { Links } from './Links.tsx'
import type { LogItem } from './log-items.ts'
import { timeText } from './log-time.ts'
import { Questions } from './Questions.tsx'
import { ScreenCard } from './ScreenCard.tsx'

interface LogEntryProps {
  readonly item: LogItem
  /** Of this visit, not of an earlier one. */
  readonly isCurrent?: boolean
  readonly isLast?: boolean
  /** A person has read it. */
  readonly isRead?: boolean
}

/** One message with what stands above and below it. */
export function LogEntry({
  item,
  isCurrent = false,
  isLast = false,
  isRead = false,
}: LogEntryProps) {
  const { message, at, isFirst } = item
  const answering = useTalk(({ state }) => state?.agentName)
  const { from, agentid, agentName = isCurrent ? answering : undefined } = message
  return (
    <>
      {at !== undefined && <time className={logStyles.time}>{timeText(at, new Date())}</time>}
      {from === 'notice' ? (
        <p className={logStyles.notice}>{message.kind === 'text' ? message.text : ''}</p>
      ) : (
        <Bubble
          {...{ from, isFirst }}
          name={agentName}
          number={agentid}
          isBare={message.kind === 'file' && message.mediaType === 'image/jpeg'}
          below={
            <>
              {isCurrent && message.kind === 'text' && message.canBeRated && (
                <AnswerActs message={message} isLast={isLast} />
              )}
              {isRead && <span className={styles.read}>已读</span>}
            </>
          }
        >
          <Content message={message} />
        </Bubble>
      )}
    </>
  )
}

/** Text is text alone: no address in it becomes a link, and no mark-up anything else. */
function Content({ message }: { readonly message: ChatMessage }) {
  switch (message.kind) {
    case 'text':
      return (
        <>
          {message.text}
          <Links links={message.links} />
        </>
      )
    case 'suggestions':
      return (
        <>
          {message.text}
          <Questions questions={message.questions} onChoose={say} />
        </>
      )
    case 'file':
      return <ChatFile message={message} />
    case 'card':
      return (
        <div className={styles.card}>
          <p className={styles.cardTitle}>{message.title}</p>
          <Rows>
            {message.rows.map(({ label, value }) => (
              <Row key={label} label={label}>
                {value}
              </Row>
            ))}
          </Rows>
          {message.link !== undefined && <Links links={[message.link]} />}
        </div>
      )
    case 'screen':
      return <ScreenCard message={message} />
  }
}
