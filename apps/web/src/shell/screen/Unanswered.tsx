import type { ComponentProps } from 'react'
import type { CallState } from '../../client/use-call.ts'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { FailureState } from './FailureState.tsx'

interface UnansweredProps
  extends Pick<CallState<unknown>, 'failed' | 'ask'>,
    Pick<ComponentProps<typeof FailureState>, 'queryHref' | 'outage'> {}

/** In place of an answer: that it is on its way, or why there is none. */
export function Unanswered({ failed, ask, queryHref, outage }: UnansweredProps) {
  if (failed !== undefined) {
    return <FailureState {...{ failed, queryHref, outage }} onRetry={ask} />
  }
  return (
    <>
      <Loading />
      <SkeletonCards />
    </>
  )
}
