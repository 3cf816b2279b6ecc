import type { ReactNode } from 'react'
import type { CallState } from '../client/use-call.ts'
import { Loading } from '../kit/Loading.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { FailureState } from '../shell/FailureState.tsx'
import { outageTitle, StaleNotice } from '../shell/StaleNotice.tsx'
import { queryHref } from './order-pages.ts'

interface OrderAnswerProps extends Pick<CallState<unknown>, 'value' | 'failed' | 'ask'> {
  /** What the answer shows. */
  readonly children?: ReactNode
}

/** An order as the service answered it; meanwhile that it is on its way, or why it cannot be told. */
export function OrderAnswer({ value, failed, ask, children }: OrderAnswerProps) {
  if (value === undefined && failed !== undefined) {
    return (
      <FailureState
        failed={failed}
        onRetry={ask}
        queryHref={queryHref('plate')}
        outage={outageTitle}
      />
    )
  }
  if (value === undefined) {
    return (
      <>
        <Loading />
        <SkeletonCards />
      </>
    )
  }
  return (
    <>
      {failed !== undefined && <StaleNotice />}
      {children}
    </>
  )
}
