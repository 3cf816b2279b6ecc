import { useCallback, useState } from 'react'
import { newRequestId } from './request-id.ts'
import { isSettled, type Result } from './result.ts'

/** The request ids of tries that have no answer yet, by what was asked. */
export type Unacknowledged = Map<string, string>

/** How an app sends a call; `requestId` names the action. */
type Send<Call, Request, Answer> = (
  call: Call,
  request: Request,
  requestId: string,
) => Promise<Result<Answer>>

/**
 * Sends a call for what somebody does. Whoever tries the same again after its answer was lost still says
 * the same request id: what was done is not done twice, and its answer still comes. Where the next try
 * may come from the same screen opened anew, the ids are `kept` outside of it. `textOf` tells one request
 * from another.
 */
export function useSender<Call, Request, Answer>(
  send: Send<Call, Request, Answer>,
  call: Call,
  kept?: Unacknowledged,
  textOf: (request: Request) => string = JSON.stringify,
): (request: Request) => Promise<Result<Answer>> {
  const [unacknowledged] = useState<Unacknowledged>(() => kept ?? new Map())
  return useCallback(
    async (request) => {
      const body = textOf(request)
      const requestId = unacknowledged.get(body) ?? newRequestId()
      unacknowledged.set(body, requestId)
      const result = await send(call, request, requestId)
      if (isSettled(result)) unacknowledged.delete(body)
      return result
    },
    [send, call, textOf, unacknowledged],
  )
}
