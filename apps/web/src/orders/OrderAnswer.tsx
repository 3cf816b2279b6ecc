import type { ReactNode } from 'react'
import type { CallState } from '../client/use-call.ts'
import { outageTitle, StaleNotice } from '../shell/screen/StaleNotice.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { queryHref } from './order-pages.ts'

interface OrderAnswerProps extends Pick<CallState<unknown>, 'value' | 'failed' | 'ask'> {
  /** What the answer shows. */
  readonly children?: ReactNode
}

/** An order as the service answered it; meanwhile that it is on its way, or why it cannot be told. */
export function OrderAnswer({ value, failed, ask, children }: OrderAnswerProps) {
  if (value === undefined) {
    return <Unanswered {...{ failed, ask }} queryHref={queryHref('plate')} outage={outageTitle} />
  }
  return (
    <>
      {failed !== undefined && <StaleNotice />}
      {children}
    </>
  )
}
