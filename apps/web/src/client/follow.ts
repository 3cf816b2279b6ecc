import { onReturn } from '@ecenter/client/on-return.ts'
import { type Failed, isSettled, type Refused } from '@ecenter/client/outcome.ts'
import { reconnectPause } from '@ecenter/client/reconnect-pause.ts'
import { type Query, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { isEvents, readEvents, silenceAtMostMs } from '@ecenter/contract/envelope/events.ts'
import { safeParse } from 'valibot'
import { enveloped } from './enveloped.ts'
import { forgetSession, newRequestId, pageCaller } from './page-session.ts'
import { isTokenWrong, outcomeIn } from './send.ts'

/** A line that stood this long was a good one: the next is tried without a long pause. */
const steadyMs = 20_000

interface EventCall extends Query {
  readonly answer: 'events'
}

interface Listener<Event> {
  readonly onEvent: (event: Event) => void
  /** Whether the line stands; a service that ends it in order has not broken it. */
  readonly onLine: (isOpen: boolean) => void
  /** The service has decided, so it is not asked again. */
  readonly onRefused: (refused: Refused) => void
}

/**
 * Listens to a call that answers events until the function that comes back is called. A line that
 * broke is tried again after growing pauses, and at once when the network or the customer is back;
 * `requestNow` says what is known by then, so that nothing is lost or told twice.
 */
export function follow<C extends EventCall>(
  call: C,
  requestNow: () => TypedOf<C>,
  { onEvent, onLine, onRefused }: Listener<ResponseOf<C>>,
): () => void {
  let isStopped = false
  let isHurried = false
  let line: ReturnType<typeof lineOf> | undefined
  let endPause = () => {}

  async function goOn() {
    for (let tries = 0; !isStopped; tries += 1) {
      const beganAt = Date.now()
      const failed = await listenOnce()
      if (isStopped) return
      if (failed?.kind === 'refused' && isSettled(failed) && !isTokenWrong(failed)) {
        return onRefused(failed)
      }
      if (failed !== undefined) onLine(false)
      if (Date.now() - beganAt > steadyMs) tries = 0
      await pause(reconnectPause(tries))
    }
  }

  /** Undefined when the service has ended it in order. */
  async function listenOnce(): Promise<Failed | undefined> {
    const current = lineOf(() => onLine(true))
    line = current
    try {
      const response = await open(call, requestNow(), current.signal)
      if (!isEvents(response) || response.body === null) return await failureIn(call, response)
      for await (const event of readEvents(response.body, current.heard)) {
        const read = safeParse(call.response, event)
        if (read.success && !isStopped) onEvent(read.output)
      }
      return undefined
    } catch {
      return { kind: 'transport', status: 0 }
    } finally {
      current.end()
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, isHurried ? 0 : ms)
      isHurried = false
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** What was there before the network went, or the phone slept, may be dead without knowing it. */
  const stopWatching = onReturn((back) => {
    if (back === 'customer' && line?.isLively()) return
    isHurried = true
    line?.end()
    endPause()
  })

  void goOn()
  return () => {
    isStopped = true
    stopWatching()
    line?.end()
    endPause()
  }
}

/** One connection, which is given up when nothing is heard on it for too long. */
function lineOf(onHeard: () => void) {
  const abort = new AbortController()
  const giveUp = () => abort.abort()
  let timer = setTimeout(giveUp, silenceAtMostMs)
  let heardAt = Date.now()
  return {
    signal: abort.signal,
    heard() {
      heardAt = Date.now()
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceAtMostMs)
      onHeard()
    },
    isLively: () => !abort.signal.aborted && Date.now() - heardAt < silenceAtMostMs / 2,
    end() {
      clearTimeout(timer)
      giveUp()
    },
  }
}

async function open<C extends Query>(
  call: C,
  request: TypedOf<C>,
  signal: AbortSignal,
): Promise<Response> {
  const body = await enveloped(call, request, await pageCaller(), newRequestId())
  return fetch(urlOf(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  })
}

async function failureIn(call: Query, response: Response): Promise<Failed> {
  const outcome = await outcomeIn(call, response)
  if (isTokenWrong(outcome)) forgetSession()
  return outcome.kind === 'answered' ? { kind: 'transport', status: 500 } : outcome
}
