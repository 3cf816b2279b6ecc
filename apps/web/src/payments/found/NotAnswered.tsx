import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Failed } from '../../client/outcome.ts'
import { FailureState } from '../../shell/FailureState.tsx'
import { outageTitle } from '../../shell/StaleNotice.tsx'
import { SlideNeeded } from '../../verification/SlideNeeded.tsx'
import type { OrderFact } from '../order-facts.ts'
import { queryHref } from '../order-pages.ts'
import { NoOrders } from './NoOrders.tsx'

interface NotAnsweredProps {
  readonly failed: Failed
  readonly fact: OrderFact
  readonly onRetry: () => void
}

/** That there is nothing, that nobody could look, and that nobody knows who asks are different screens. */
export function NotAnswered({ failed, fact, onRetry }: NotAnsweredProps) {
  const code = failed.kind === 'refused' ? failed.code : undefined
  if (code === resultCodes.slideNeeded) {
    return <SlideNeeded onPassed={onRetry}>离开的时间较长，完成一次拼图后继续查看。</SlideNeeded>
  }
  if (code === resultCodes.nothingFound) return <NoOrders fact={fact} />
  return <FailureState {...{ failed, onRetry }} queryHref={queryHref(fact)} outage={outageTitle} />
}
