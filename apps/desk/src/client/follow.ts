import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'
import { isEvents, readEvents, silenceAtMostMs } from '@ecenter/contract/envelope/events.ts'
import { parse } from 'valibot'
import type { ConnectionState } from './connections.ts'
import { sessionNow } from './desk-session.ts'
import { isSettled } from './outcome.ts'
import { jsonPost } from './post.ts'
import { failureIn } from './send.ts'

export type EventCall = DeskCall & { readonly answer: 'events' }

/** After an end in good order: nobody notices, and a service that ends all at once is not rushed. */
const shortPauseMs = 200
const firstPauseMs = 1000
/** What ends sooner is no good line: of too many pages at once, each ends another's. */
const steadyMs = 20_000
const longestPauseMs = 15_000

interface Listener<C extends EventCall> {
  /** Asked anew for each connection, so that it can name the last thing that was heard. */
  readonly request: () => TypedOf<C>
  readonly onEvent: (event: ResponseOf<C>) => void
  readonly onState: (state: ConnectionState) => void
}

/**
 * Follows the events of a call until `stopped`: a line that breaks is opened again, at once after the
 * service ended it in good order, later and later while it does not come back. It ends by itself when
 * the service refuses, for want of a sign-in above all.
 */
export async function follow<C extends EventCall>(
  call: C,
  listener: Listener<C>,
  stopped: AbortSignal,
): Promise<void> {
  listener.onState('connecting')
  let failures = 0
  let shortLines = 0
  while (!stopped.aborted) {
    const beganAt = Date.now()
    const end = await listenOnce(call, listener, stopped)
    if (end === 'refused' || stopped.aborted) return
    failures = end === 'ended' ? 0 : end === 'broken' ? 1 : failures + 1
    shortLines = Date.now() - beganAt > steadyMs ? 0 : shortLines + 1
    if (failures > 0) listener.onState('reconnecting')
    await pause(pauseMsAfter(failures, shortLines), stopped)
  }
}

function pauseMsAfter(failures: number, shortLines: number): number {
  const pauseMs =
    failures === 0
      ? shortPauseMs * 4 ** Math.max(0, shortLines - 1)
      : firstPauseMs * 2 ** (failures - 1)
  return Math.min(pauseMs, longestPauseMs)
}

/** `broken` once it had been heard, `unreachable` when it never came. */
type End = 'ended' | 'broken' | 'unreachable' | 'refused'

async function listenOnce<C extends EventCall>(
  call: C,
  { request, onEvent, onState }: Listener<C>,
  stopped: AbortSignal,
): Promise<End> {
  const line = new AbortController()
  const leave = () => line.abort()
  stopped.addEventListener('abort', leave)
  const dog = watchdog(leave)
  let isHeard = false
  const sent = sessionNow()
  try {
    const response = await fetch(deskUrlOf(call), {
      ...jsonPost(request()),
      signal: line.signal,
    })
    if (!isEvents(response) || response.body === null) {
      return isSettled(await failureIn(call, response, sent)) ? 'refused' : 'unreachable'
    }
    isHeard = true
    onState('connected')
    for await (const event of readEvents(response.body, dog.calm)) {
      onEvent(parse(call.response, event) as ResponseOf<C>)
    }
    return 'ended'
  } catch {
    return isHeard ? 'broken' : 'unreachable'
  } finally {
    dog.leave()
    stopped.removeEventListener('abort', leave)
  }
}

function watchdog(bark: () => void) {
  let timer = setTimeout(bark, silenceAtMostMs)
  return {
    calm() {
      clearTimeout(timer)
      timer = setTimeout(bark, silenceAtMostMs)
    },
    leave: () => clearTimeout(timer),
  }
}

/** Shorter when the network comes back meanwhile. */
function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end, { signal: over.signal })
    stopped.addEventListener('abort', end, { signal: over.signal })
  })
}
