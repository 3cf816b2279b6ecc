import { newRequestId } from '@ecenter/client/request-id.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  type customerInitAndConsultation,
  readMessages,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import { useEffect, useRef } from 'react'
import { send } from '../../client/send.ts'
import { useUnsentMessages } from '../../state/unsent-messages.ts'
import { ChatEnd } from '../ending/ChatEnd.tsx'
import { FilesOnTheirWay } from '../files/FilesOnTheirWay.tsx'
import { useOutgoingFiles } from '../files/outgoing-files.ts'
import { EarlierButton } from '../history/EarlierButton.tsx'
import { loadEarlier, useEarlier } from '../history/earlier.ts'
import { say, takeBack } from '../talking/saying.ts'
import { useTalk } from '../talking/use-talk.ts'
import { Bubble } from './Bubble.tsx'
import styles from './ChatLog.module.css'
import { LogEntry } from './LogEntry.tsx'
import { lastOwnSeq, logItems } from './log-items.ts'
import { NewMessages } from './NewMessages.tsx'
import { Questions } from './Questions.tsx'
import { QueueCard } from './QueueCard.tsx'
import { UnsentEntry } from './UnsentEntry.tsx'
import { useLogScroll } from './use-log-scroll.ts'

interface ChatLogProps {
  /** None while it is on its way, and where it did not come. */
  readonly greeting: ResponseOf<typeof customerInitAndConsultation> | undefined
}

/** Everything that was said, and what is on its way; the newest is in sight unless one reads on above. */
export function ChatLog({ greeting }: ChatLogProps) {
  const { signid, messages, state } = useTalk()
  const { visits } = useEarlier()
  const unsent = useUnsent()
  const fileCount = useOutgoingFiles(({ files }) => files.length)
  const earlier = logItems(visits)
  const items = logItems([{ key: signid, messages }])
  const scroll = useLogScroll({
    signid,
    messages,
    firstKey: earlier[0]?.key ?? items[0]?.key,
    ownCount: unsent.length + fileCount,
    onTop: () => void loadEarlier({ isAsked: false }),
  })
  useTellingRead(scroll.unseen === 0)
  const ownSeq = lastOwnSeq(messages)
  const lastSeq = messages.at(-1)?.seq
  return (
    <div className={styles.area}>
      <div
        ref={scroll.box}
        className={styles.log}
        role="log"
        aria-label="对话"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
        tabIndex={0}
        onScroll={scroll.onScroll}
      >
        <div ref={scroll.content} className={styles.content}>
          <EarlierButton />
          {earlier.map((item) => (
            <LogEntry key={item.key} item={item} />
          ))}
          {greeting && (messages[0]?.seq ?? 1) === 1 && <Greeting {...greeting} />}
          {items.map((item) => (
            <LogEntry
              key={item.key}
              item={item}
              isLast={item.message.seq === lastSeq}
              isCurrent
              isRead={item.message.seq === ownSeq && (state?.readSeq ?? 0) >= ownSeq}
            />
          ))}
          <FilesOnTheirWay />
          {unsent.map((message) => (
            <UnsentEntry key={message.id} message={message} />
          ))}
          {state && <QueueCard state={state} />}
          {state && (
            <ChatEnd state={state} isUntouched={ownSeq === undefined && unsent.length === 0} />
          )}
        </div>
      </div>
      <NewMessages count={scroll.unseen} onPress={scroll.toEnd} />
    </div>
  )
}

/** What the service has told as said is not shown as unsent, whether its answer came or not. */
function useUnsent() {
  const messages = useTalk((talk) => talk.messages)
  const { messages: kept } = useUnsentMessages()
  const isSaid = ({ requestId }: { readonly requestId: string }) =>
    messages.some(({ sentAs }) => sentAs === requestId)
  const said = kept.filter(isSaid)
  useEffect(() => {
    for (const message of said) takeBack(message)
  })
  return kept.filter((each) => !isSaid(each))
}

interface GreetingProps {
  readonly greeting: string
  readonly hotQuestions: readonly string[]
}

/** What the robot begins with; it is said by nobody, so it is no message. */
function Greeting({ greeting, hotQuestions }: GreetingProps) {
  return (
    <Bubble from="robot" isFirst>
      {greeting}
      {hotQuestions.length > 0 && (
        <Questions title="大家常问" questions={hotQuestions} onChoose={say} />
      )}
    </Bubble>
  )
}

/** Tells the person who answers that their last message is in sight; what is lost is nobody's trouble. */
function useTellingRead(isEndInSight: boolean): void {
  const signid = useTalk((talk) => talk.signid)
  const isOpen = useTalk(({ state }) => state?.status !== 'ended')
  const seq = useTalk(({ messages }) => messages.filter(({ from }) => from === 'agent').at(-1)?.seq)
  const told = useRef('')
  useEffect(() => {
    const telling = `${signid} ${seq}`
    if (seq === undefined || !isOpen || !isEndInSight || told.current === telling) return
    const tell = () => {
      if (document.visibilityState === 'hidden' || told.current === telling) return
      told.current = telling
      void send(readMessages, { signid, seq }, newRequestId())
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [signid, seq, isOpen, isEndInSight])
}
