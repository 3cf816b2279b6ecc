import { failureIn } from '@ecenter/client/failure-in.ts'
import { follow } from '@ecenter/client/follow.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import { isSettled, type Rejected } from '@ecenter/client/result.ts'
import { type Query, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import { enveloped } from './enveloped.ts'
import { forgetSession, pageCaller } from './page-session.ts'
import { isTokenWrong } from './send.ts'

interface EventCall extends Query {
  readonly answer: 'events'
}

interface Listener<Event> {
  readonly onEvent: (event: Event) => void
  readonly onLine: (isOpen: boolean) => void
  /** The service has decided, so it is not asked again. */
  readonly onRefused: (refused: Rejected) => void
}

/** Listens to a call that answers events until the function that comes back is called, or it is refused. */
export function followCall<C extends EventCall>(
  call: C,
  requestNow: () => TypedOf<C>,
  { onEvent, onLine, onRefused }: Listener<ResponseOf<C>>,
): () => void {
  let isStopped = false
  const stop = follow({
    open: (signal) => openLine(call, requestNow(), signal),
    event: call.response,
    onEvent,
    onLine,
    async isRefusal(response) {
      const failed = await failureIn(response)
      if (isTokenWrong(failed)) forgetSession()
      else if (failed.kind === 'rejected' && isSettled(failed)) {
        if (!isStopped) onRefused(failed)
        return true
      }
      return false
    },
  })
  return () => {
    isStopped = true
    stop()
  }
}

async function openLine(call: Query, request: unknown, signal: AbortSignal): Promise<Response> {
  const body = await enveloped(call, request, await pageCaller(), newRequestId())
  return fetch(urlOf(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  })
}
