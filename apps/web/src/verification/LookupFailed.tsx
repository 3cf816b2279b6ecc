import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { ComponentProps, ReactNode } from 'react'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { SlideNeeded } from './SlideNeeded.tsx'

interface LookupFailedProps extends ComponentProps<typeof FailureState> {
  /** Shown where nothing was found; by default that the customer may ask anew. */
  readonly none?: ReactNode
}

/** That there is nothing, that nobody could look, and that nobody knows who asks are different screens. */
export function LookupFailed({ none, ...failure }: LookupFailedProps) {
  const { failed, onRetry } = failure
  const code = failed.kind === 'rejected' ? failed.code : undefined
  if (code === resultCodes.slideNeeded) {
    return <SlideNeeded onPassed={onRetry}>离开的时间较长，完成一次拼图后继续查看。</SlideNeeded>
  }
  if (code === resultCodes.nothingFound && none !== undefined) return none
  return <FailureState {...failure} />
}
