import { newRequestId } from '@ecenter/client/request-id.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { useCallback, useState } from 'react'
import { isSettled, type Outcome } from './outcome.ts'
import type { SentOf } from './post.ts'
import { type JsonCall, send } from './send.ts'

/**
 * Sends a call for an action of a member of staff. Whoever tries the same again after its answer was
 * lost still says the same request id: what was done is not done twice, and its answer still comes.
 */
export function useAction<C extends JsonCall>(
  call: C,
): (request: SentOf<C>) => Promise<Outcome<ResponseOf<C>>> {
  const [unsettled] = useState(() => new Map<string, string>())
  return useCallback(
    async (request) => {
      const body = JSON.stringify(request, describeFile)
      const requestId = unsettled.get(body) ?? newRequestId()
      unsettled.set(body, requestId)
      const outcome = await send(call, request, requestId)
      if (isSettled(outcome)) unsettled.delete(body)
      return outcome
    },
    [call, unsettled],
  )
}

/** Files are told apart by what the browser says of them. */
function describeFile(_name: string, value: unknown): unknown {
  if (!(value instanceof File)) return value
  return [value.name, value.size, value.lastModified]
}
