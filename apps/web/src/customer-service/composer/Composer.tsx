import type { ServiceHours } from '@ecenter/contract/customer-service/service-hours.ts'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { later } from '../../kit/later.tsx'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { useTrouble } from '../talking/acting.ts'
import { askForPerson } from '../talking/asking-for-person.ts'
import { openTalk } from '../talking/opening.ts'
import { useTalk } from '../talking/use-talk.ts'
import styles from './Composer.module.css'
import type { ChatSheet } from './chat-sheet.ts'
import { MessageBar } from './MessageBar.tsx'

const ChatSheets = later(async () => (await import('./ChatSheets.tsx')).ChatSheets)

interface ComposerProps {
  /** Of people; unknown while it is on its way. */
  readonly hours: ServiceHours | undefined
}

/** Where the customer says something, and everything else that can be done here. */
export function Composer({ hours }: ComposerProps) {
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
          <Button isBlock onClick={() => void openTalk()}>
            再次咨询
          </Button>
        </div>
      ) : (
        <>
          <Chips hours={hours} onLeave={() => setSheet('leave')} />
          <MessageBar onMore={() => setSheet('more')} />
        </>
      )}
      <ChatSheets isOpen={sheet !== undefined} sheet={sheet} hours={hours} onSheet={setSheet} />
    </section>
  )
}

interface ChipsProps extends ComposerProps {
  readonly onLeave: () => void
}

/** What many want, without looking for it. */
function Chips({ hours, onLeave }: ChipsProps) {
  const status = useTalk(({ state }) => state?.status)
  const isAway = hours?.isOpen === false
  const canAsk = status === 'robot' || status === 'message-left'
  const canLeave = status === 'queued' || (isAway && status === 'robot')
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
      {isAway && <p>人工服务：{hours.hours}</p>}
    </div>
  )
}
