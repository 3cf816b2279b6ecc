import { type ReactNode, useEffect, useRef } from 'react'
import { stayAboveKeyboard } from '../kit/stay-above-keyboard.ts'
import { LossNotices } from '../shell/LossNotices.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { ScreenHead } from '../shell/ScreenHead.tsx'
import { useScreenTitle } from '../shell/screen-title.ts'
import { useIsOnline } from '../shell/use-is-online.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import styles from './ChatFrame.module.css'
import { ServiceTimes } from './ServiceTimes.tsx'

interface ChatFrameProps {
  readonly hasWayHome: boolean
  /** The line to the service is down. */
  readonly isDown: boolean
  /** What is written into; it stays above the keyboard. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** As high as what is seen of the screen: what was said moves between the header and the composer. */
export function ChatFrame({ hasWayHome, isDown, foot, children }: ChatFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const title = useScreenTitle()
  const isOnline = useIsOnline()
  const showHeadFlag = useBasicInfo((info) => info.showHeadFlag)
  const head = <ScreenHead title={title} hasWayHome={hasWayHome} />
  useEffect(() => {
    if (frame.current !== null) return stayAboveKeyboard(frame.current)
  }, [])
  return (
    <div ref={frame} className={styles.frame}>
      {showHeadFlag && head}
      <main className={styles.main}>
        {!showHeadFlag && <div className={styles.head}>{head}</div>}
        <OfflineNotice />
        <LossNotices />
        <p className={styles.line} role="status">
          {isDown && isOnline && '连接中断，正在重新连接…'}
        </p>
        <ServiceTimes />
        {children}
        {foot}
      </main>
    </div>
  )
}
