import type { Failed } from '@ecenter/client/result.ts'
import { useIsOnline } from '@ecenter/client/use-is-online.ts'
import {
  customerInitAndConsultation,
  shareCard,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { stayAboveKeyboard } from '../kit/layout/stay-above-keyboard.ts'
import { cameFrom } from '../shell/arrival/came-from.ts'
import { shownHash } from '../shell/back-guard.ts'
import { pageParameter, pathOf } from '../shell/location.ts'
import { LossNotices } from '../shell/screen/LossNotices.tsx'
import { OfflineNotice } from '../shell/screen/OfflineNotice.tsx'
import { ScreenHead } from '../shell/screen/ScreenHead.tsx'
import { useScreenTitle } from '../shell/screen/screen-title.ts'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { useCustomerSession } from '../state/customer-session.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import styles from './ChatFrame.module.css'
import { Composer } from './composer/Composer.tsx'
import { ChatLog } from './log/ChatLog.tsx'
import { ServiceTimes } from './ServiceTimes.tsx'
import { act } from './talking/acting.ts'
import { openTalk, resumeTalk } from './talking/opening.ts'
import { useFollowing } from './talking/use-following.ts'
import { useTalk } from './talking/use-talk.ts'

/** The variant for those whom no way may lead home (specification, section 2). */
const withoutWayHome = '/customer-service_whome'

/** A talk with the robot, and with a person where one is wanted. */
export function CustomerServicePage() {
  const failed = useOpening()
  const isKnown = useTalk(({ signid }) => signid !== '')
  const isDown = useFollowing()
  useNotingAgent()
  const { value: greeting, failed: greetingFailed } = useGreeting(isDown)
  const hasWayHome = pathOf(shownHash()) !== withoutWayHome
  if (!isKnown && failed.why !== undefined) {
    return (
      <ChatFrame hasWayHome={hasWayHome} isDown={false}>
        <Unanswered failed={failed.why} ask={failed.retry} queryHref="#/customer-service" />
      </ChatFrame>
    )
  }
  return (
    <ChatFrame
      hasWayHome={hasWayHome}
      isDown={isDown}
      foot={
        <Composer hours={greeting?.consultation} areHoursUnknown={greetingFailed !== undefined} />
      }
    >
      <ChatLog greeting={greeting} />
    </ChatFrame>
  )
}

function useOpening() {
  const [why, setWhy] = useState<Failed>()
  useEffect(() => {
    noteWhereFrom(useTalk.getState().signid !== '')
    void begin().then(setWhy)
  }, [])
  return {
    why,
    retry() {
      setWhy(undefined)
      void begin().then(setWhy)
    },
  }
}

/** Who comes from a claim with a message for its team shows it first, once: a reload does not show it again. */
async function begin(): Promise<Failed | undefined> {
  const handle = pageParameter('about')
  if (handle === undefined) return resumeTalk()
  const failed = await openTalk()
  if (failed !== undefined) return failed
  const isShown = await act(shareCard, { handle })
  // Who has gone on meanwhile stays where they are.
  if (isShown && pageParameter('about') === handle) {
    history.replaceState(history.state, '', `#${pathOf(shownHash())}`)
  }
  return undefined
}

/** Who answers is kept over a reload, as far as the service has said how the conversation stands. */
function useNotingAgent() {
  const agentid = useTalk(({ state }) => state && (state.agentid ?? ''))
  useEffect(() => {
    if (agentid !== undefined) useCustomerSession.setState({ agentid })
  }, [agentid])
}

/** One that did not come is asked for again when the line to the service is back. */
function useGreeting(isDown: boolean) {
  const isRestored = useRestored(useCustomerSession)
  const { source, subsource } = useCustomerSession()
  const { entryId, cityCode } = useBasicInfo()
  const greeting = useCall(
    customerInitAndConsultation,
    isRestored
      ? {
          source,
          cityCode,
          ...(subsource !== '' && { subsource }),
          ...(entryId !== '' && { entryId }),
        }
      : undefined,
    // Who comes back to the page may find people there by now.
    { isMoving: true },
  )
  const { failed, ask } = greeting
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the line is back
  useEffect(() => {
    if (!isDown && failed !== undefined) ask()
  }, [isDown])
  return greeting
}

const own = /^\/customer-service/

/**
 * Notes the screen that the visitor came from, as the service wants it. Who comes back from a screen
 * that an answer led to is still in the conversation that they began elsewhere.
 */
function noteWhereFrom(isGoingOn: boolean): void {
  const { path } = cameFrom
  if (isGoingOn || path === '' || own.test(path)) return
  useCustomerSession.setState({ subsource: path.slice(1) })
}

interface ChatFrameProps {
  readonly hasWayHome: boolean
  /** The line to the service is down. */
  readonly isDown: boolean
  /** What is written into; it stays above the keyboard. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** As high as what is seen of the screen: what was said moves between the header and the composer. */
function ChatFrame({ hasWayHome, isDown, foot, children }: ChatFrameProps) {
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
