import { type Call, type ResponseOf, type TypedOf, urlOf } from '@ecenter/contract/call.ts'
import useSWR from 'swr'
import { CallFailed, type Failed } from './outcome.ts'
import { send } from './send.ts'

export interface CallState<Value> {
  readonly value: Value | undefined
  readonly failed: Failed | undefined
  readonly isLoading: boolean
  readonly ask: () => void
}

/** Asks while the screen shows; without a request it waits. The same question is asked once. */
export function useCall<C extends Call>(
  call: C,
  request: TypedOf<C> | undefined,
): CallState<ResponseOf<C>> {
  const { data, error, isLoading, mutate } = useSWR(
    request && [urlOf(call), request],
    async () => {
      const outcome = await send(call, request as TypedOf<C>)
      if (outcome.kind === 'answered') return outcome.value
      throw new CallFailed(outcome)
    },
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: false },
  )
  return {
    value: data,
    failed: error instanceof CallFailed ? error.failed : undefined,
    isLoading,
    ask: () => void mutate(),
  }
}
