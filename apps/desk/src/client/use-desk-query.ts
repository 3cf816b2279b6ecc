import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import useSWR from 'swr'
import { CallFailed, type Failed } from './outcome.ts'
import type { SentOf } from './post.ts'
import { type JsonQuery, send } from './send.ts'

export interface QueryState<Value> {
  readonly value: Value | undefined
  readonly failed: Failed | undefined
  /** There is nothing to show yet. */
  readonly isLoading: boolean
  /** Asks again behind what shows. */
  readonly ask: () => Promise<unknown>
}

interface QueryChoices {
  /** Asks again so often while the page is looked at, in milliseconds. */
  readonly everyMs?: number
  /** What shows stays until the answer to another question is there: pages and filters of a list. */
  readonly isKept?: boolean
}

/** Asks while the page shows; without a request it waits. The same question is asked once. */
export function useDeskQuery<C extends JsonQuery>(
  call: C,
  request: TypedOf<C> | undefined,
  { everyMs = 0, isKept = false }: QueryChoices = {},
): QueryState<ResponseOf<C>> {
  const { data, error, isLoading, mutate } = useSWR(
    request && [call.path, request],
    () => answerTo(call, request as SentOf<C>),
    {
      refreshInterval: everyMs,
      keepPreviousData: isKept,
      shouldRetryOnError: false,
      // Whoever comes back to a list has changed something: only what is under way is not asked again.
      dedupingInterval: 0,
    },
  )
  return {
    value: data,
    failed: error instanceof CallFailed ? error.failed : undefined,
    isLoading: isLoading && data === undefined,
    ask: () => mutate(),
  }
}

async function answerTo<C extends JsonQuery>(call: C, request: SentOf<C>): Promise<ResponseOf<C>> {
  const outcome = await send(call, request)
  if (outcome.kind !== 'answered') throw new CallFailed(outcome)
  return outcome.value
}
