import { isSettled, type Outcome } from '@ecenter/client/outcome.ts'
import type { Call, ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import { useCallback, useState } from 'react'
import { newRequestId } from './page-session.ts'
import { send } from './send.ts'

/** The request ids of tries that have no answer yet, by what was asked. */
export type Unsettled = Map<string, string>

/**
 * Sends a call for an action of the customer. Whoever tries the same again after its answer was
 * lost still says the same request id: what was done is not done twice, and its answer still comes.
 * Where the next try may come from the same screen opened anew, the ids are `kept` outside of it.
 */
export function useAction<C extends Call>(
  call: C,
  kept?: Unsettled,
): (request: TypedOf<C>) => Promise<Outcome<ResponseOf<C>>> {
  const [unsettled] = useState<Unsettled>(() => kept ?? new Map())
  return useCallback(
    async (request) => {
      const body = JSON.stringify(request)
      const requestId = unsettled.get(body) ?? newRequestId()
      unsettled.set(body, requestId)
      const outcome = await send(call, request, requestId)
      if (isSettled(outcome)) unsettled.delete(body)
      return outcome
    },
    [call, unsettled],
  )
}
