import { readMessages } from '@ecenter/contract/customer-service/talk-calls.ts'
import { useEffect, useRef } from 'react'
import { newRequestId } from '../../client/page-session.ts'
import { send } from '../../client/send.ts'
import { useTalk } from '../talking/use-talk.ts'

/** Tells the person who answers that their last message is in sight; what is lost is nobody's trouble. */
export function useTellingRead(isEndInSight: boolean): void {
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
