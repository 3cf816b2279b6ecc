import type { ServiceHours } from '@ecenter/contract/customer-service/conversation.ts'
import { stopWaiting } from '@ecenter/contract/customer-service/service-calls.ts'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { act } from '../talking/acting.ts'
import { askForPerson } from '../talking/asking-for-person.ts'
import { openTalk } from '../talking/opening.ts'
import { answerSlide, useSlideFirst } from '../talking/slide-first.ts'
import { tellFailure, useTrouble } from '../talking/trouble.ts'
import { useTalk } from '../talking/use-talk.ts'
import styles from './Composer.module.css'
import type { ChatSheet } from './chat-sheet.ts'
import { MessageBar } from './MessageBar.tsx'

/** Few customers ever see it. */
const SlideSheet = later(() => import('../../verification/SlideSheet.tsx'), 'SlideSheet')

/** Comes before a person is called, where very many are called from one network. */
function SlideFirst() {
  const isOpen = useSlideFirst(({ answer }) => answer !== undefined)
  // What waits for it does not wait for who has left.
  useEffect(() => () => answerSlide(false), [])
  return (
    <SlideSheet
      isOpen={isOpen}
      onClose={() => answerSlide(false)}
      onPassed={() => answerSlide(true)}
    />
  )
}

const ChatSheets = later(() => import('./ChatSheets.tsx'), 'ChatSheets')

interface ComposerProps {
  /** Of people; none while they are on their way. */
  readonly hours: ServiceHours | undefined
  /** They did not come: whoever finds nobody there can leave a message all the same. */
  readonly areHoursUnknown: boolean
}

/** Where the customer says something, and everything else that can be done here. */
export function Composer({ hours, areHoursUnknown }: ComposerProps) {
  const [sheet, setSheet] = useState<ChatSheet>()
  const { text: trouble } = useTrouble()
  const isEnded = useTalk(({ state }) => state?.status === 'ended')
  return (
    <section className={styles.composer} aria-label="输入和操作">
      <div role="alert">
        {trouble !== undefined && (
          <div className={styles.trouble}>
            <NoticeBar tone="warning">{trouble}</NoticeBar>
          </div>
        )}
      </div>
      {isEnded ? (
        <div className={styles.ended}>
          <Button isBlock onClick={() => void beginNext()}>
            再次咨询
          </Button>
        </div>
      ) : (
        <>
          <Chips {...{ hours, areHoursUnknown }} onLeave={() => setSheet('leave')} />
          <MessageBar onMore={() => setSheet('more')} />
        </>
      )}
      <SlideFirst />
      <ChatSheets isOpen={sheet !== undefined} sheet={sheet} hours={hours} onSheet={setSheet} />
    </section>
  )
}

async function beginNext(): Promise<void> {
  const failed = await openTalk()
  if (failed !== undefined) tellFailure(failed)
}

interface ChipsProps extends ComposerProps {
  readonly onLeave: () => void
}

/** What many want, without looking for it. */
function Chips({ hours, areHoursUnknown, onLeave }: ChipsProps) {
  const status = useTalk(({ state }) => state?.status)
  const isAway = hours?.isOpen === false
  const canAsk = status === 'robot' || status === 'message-left'
  const mayBeAway = isAway || (hours === undefined && areHoursUnknown)
  const canLeave = status === 'queued' || (mayBeAway && status === 'robot')
  if (!canAsk && !canLeave) return null
  return (
    <div className={styles.chips}>
      {canAsk && (
        <button type="button" onClick={askForPerson}>
          转人工
        </button>
      )}
      {canLeave && (
        <button type="button" onClick={onLeave}>
          留言
        </button>
      )}
      {status === 'queued' && (
        <button type="button" onClick={waitNoLonger}>
          取消等待
        </button>
      )}
      {isAway && <p>人工服务：{hours.hours}</p>}
    </div>
  )
}

/** Leaves the queue; the robot goes on with all that was said. */
function waitNoLonger(): void {
  void act(stopWaiting, {})
}
