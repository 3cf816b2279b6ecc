import { failureIn } from '@ecenter/client/failure-in.ts'
import { follow } from '@ecenter/client/follow.ts'
import { isSettled } from '@ecenter/client/result.ts'
import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { useEffect, useRef, useState } from 'react'
import { type ConnectionState, noteConnection } from './connections.ts'
import { sessionNow } from './desk-session.ts'
import { jsonPost } from './post.ts'
import { noted } from './send.ts'

/**
 * Follows the events of a call while the page shows, and tells how the line stands. `request` is asked
 * anew for each connection; another `about` begins anew, and without one nothing is followed.
 */
export function useEvents<C extends EventCall>(
  call: C,
  about: string | undefined,
  request: () => TypedOf<C>,
  onEvent: (event: ResponseOf<C>) => void,
): ConnectionState {
  const [state, setState] = useState<ConnectionState>('connecting')
  const latest = useRef({ request, onEvent })
  useEffect(() => {
    latest.current = { request, onEvent }
  })

  useEffect(() => {
    if (about === undefined) return
    const stream = Symbol(about)
    const listener = {
      request: () => latest.current.request(),
      onEvent: (event: ResponseOf<C>) => latest.current.onEvent(event),
      onState(now: ConnectionState) {
        setState(now)
        noteConnection(stream, now)
      },
    }
    const stop = followCall(call, listener)
    return () => {
      stop()
      noteConnection(stream, undefined)
    }
  }, [call, about])

  return state
}

type EventCall = DeskCall & { readonly answer: 'events' }

/** Staff are few and wait for customers: their line is tried again sooner than that of a crowd. */
const longestPauseMs = 15_000

interface Listener<C extends EventCall> {
  /** Asked anew for each connection, so that it can name the last thing that was heard. */
  readonly request: () => TypedOf<C>
  readonly onEvent: (event: ResponseOf<C>) => void
  readonly onState: (state: ConnectionState) => void
}

/** Follows the events of a call until the function that comes back is called, or nobody is signed in any more. */
export function followCall<C extends EventCall>(
  call: C,
  { request, onEvent, onState }: Listener<C>,
): () => void {
  let sent = sessionNow()
  onState('connecting')
  return follow({
    open(signal) {
      sent = sessionNow()
      return fetch(deskUrlOf(call), { ...jsonPost(request()), signal })
    },
    event: call.response,
    onEvent,
    onLine: (isOpen) => onState(isOpen ? 'connected' : 'reconnecting'),
    isRefusal: async (response) => isSettled(noted(call, sent, await failureIn(response))),
    longestPauseMs,
  })
}
