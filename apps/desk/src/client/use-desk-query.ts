import { CallFailed } from '@ecenter/client/call-failed.ts'
import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import useSWR from 'swr'
import type { SentOf } from './post.ts'
import { type JsonQuery, send } from './send.ts'

export interface QueryState<Value> {
  readonly value: Value | undefined
  readonly failed: Failed | undefined
  /** When it was told, by the clock of this computer. */
  readonly at: Date | undefined
  /** There is nothing to show yet. */
  readonly isLoading: boolean
  /** What is there answers what was asked before, and is not to be read as an answer to what is asked now. */
  readonly isOfAnother: boolean
  /** The answer to what is asked now is on its way, and what shows meanwhile is of another page, tab or filter. */
  readonly isTurning: boolean
  /** Asks again behind what shows. */
  readonly ask: () => Promise<unknown>
}

interface QueryChoices {
  /** Asks again so often while the page is looked at, in milliseconds. */
  readonly everyMs?: number
  /**
   * What shows stays until the answer to another question is there: of a list another page, but no other
   * tab or filter, whose rows these would seem to be.
   */
  readonly keeps?: 'page' | 'all'
}

/** Asks while the page shows; without a request it waits. The same question is asked once. */
export function useDeskQuery<C extends JsonQuery>(
  call: C,
  request: TypedOf<C> | undefined,
  { everyMs = 0, keeps }: QueryChoices = {},
): QueryState<ResponseOf<C>> {
  const { data, error, isLoading, mutate } = useSWR(
    request && [call.path, request],
    async () => ({ request, value: await answerTo(call, request as SentOf<C>), at: new Date() }),
    {
      refreshInterval: everyMs,
      keepPreviousData: keeps !== undefined,
      shouldRetryOnError: false,
      // Whoever comes back to a list has changed something: only what is under way is not asked again.
      dedupingInterval: 0,
    },
  )
  const failed = error instanceof CallFailed ? error.failed : undefined
  return {
    value: data?.value,
    at: data?.at,
    failed,
    isLoading: isLoading && data === undefined,
    isTurning: isLoading && data !== undefined,
    isOfAnother:
      keeps === 'page' && data !== undefined && ofAnyPage(data.request) !== ofAnyPage(request),
    ask: () => mutate(),
  }
}

/** A question but for its page. */
function ofAnyPage(request: object | undefined): string {
  return JSON.stringify({ ...request, page: undefined })
}

async function answerTo<C extends JsonQuery>(call: C, request: SentOf<C>): Promise<ResponseOf<C>> {
  const result = await send(call, request)
  if (result.kind !== 'answered') throw new CallFailed(result)
  return result.value
}
