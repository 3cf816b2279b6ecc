import { followConversation } from '@ecenter/contract/customer-service/talk-calls.ts'
import { useEffect, useState } from 'react'
import { followCall } from '../../client/follow.ts'
import { sendLostFiles } from '../files/outgoing-files.ts'
import { openTalk } from './opening.ts'
import { sayUnsent } from './saying.ts'
import { afterEvent } from './talk.ts'
import { changeTalk, useTalk } from './use-talk.ts'

/** A short break is nothing that a customer has to know. */
const patienceMs = 2000
/** Where the conversation is over the next one is followed at once; for other reasons, after this. */
const refusedPauseMs = 5000

/** Follows the conversation while the page shows; true while the line has been down for some time. */
export function useFollowing(): boolean {
  const signid = useTalk((talk) => talk.signid)
  const [isOpen, setIsOpen] = useState(true)
  const [rounds, setRounds] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round begins anew
  useEffect(() => {
    if (signid === '') return
    let timer: ReturnType<typeof setTimeout>
    let wasDown = false
    const beginAnew = async () => {
      await openTalk()
      timer = setTimeout(() => setRounds((before) => before + 1), refusedPauseMs)
    }
    const stop = followCall(
      followConversation,
      () => ({ signid, seq: useTalk.getState().followedSeq }),
      {
        onEvent: (change) => changeTalk(signid, (talk) => afterEvent(talk, change)),
        onLine(isHeard) {
          if (isHeard && wasDown) sendWhatWasLost()
          wasDown = !isHeard
          setIsOpen(isHeard)
        },
        onRefused: () => void beginAnew(),
      },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [signid, rounds])

  return useIsDown(isOpen)
}

function sendWhatWasLost(): void {
  sayUnsent()
  sendLostFiles()
}

function useIsDown(isOpen: boolean): boolean {
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    if (isOpen) return setIsDown(false)
    const timer = setTimeout(() => setIsDown(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isDown
}
