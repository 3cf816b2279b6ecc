import { customerInitAndConsultation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { useEffect, useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { useCall } from '../client/use-call.ts'
import { shownHash } from '../shell/back-guard.ts'
import { pathOf } from '../shell/location.ts'
import { Unanswered } from '../shell/Unanswered.tsx'
import { useBasicInfo } from '../state/basic-info.ts'
import { useCustomerSession } from '../state/customer-session.ts'
import { useRestored } from '../state/kept-store.ts'
import { ChatFrame } from './ChatFrame.tsx'
import { Composer } from './composer/Composer.tsx'
import { ChatLog } from './log/ChatLog.tsx'
import { noteWhereFrom } from './talking/came-from.ts'
import { resumeTalk } from './talking/opening.ts'
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
    void resumeTalk().then(setWhy)
  }, [])
  return {
    why,
    retry() {
      setWhy(undefined)
      void resumeTalk().then(setWhy)
    },
  }
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
