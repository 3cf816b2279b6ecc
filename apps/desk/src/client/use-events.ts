import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { useEffect, useRef, useState } from 'react'
import { type ConnectionState, noteConnection } from './connections.ts'
import { type EventCall, followCall } from './follow.ts'

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
