import type { ClaimProgress } from '@ecenter/contract/claims/claim-progress.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { ProgressHead } from '../../kit/progress/ProgressHead.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { ClaimStatusBadge } from '../found/ClaimStatusBadge.tsx'
import { placeText, stepStates } from './progress-steps.ts'

/** The state of the claim in words, and by when we have bound ourselves to act. */
export function ClaimHead({ claim }: { readonly claim: ClaimProgress }) {
  const { headline, promise, steps } = claim
  return (
    <ProgressHead
      place={placeText(claim)}
      badge={<ClaimStatusBadge claim={claim} />}
      headline={headline}
      {...(promise !== undefined && {
        promise: (
          <>
            {promise.isOverdue ? '承诺日期' : '最晚'} <b>{dayText(promise.dueOn)}</b>
            {!promise.isOverdue && <small>{promise.text}</small>}
          </>
        ),
      })}
      {...(promise?.isOverdue && {
        notice: <NoticeBar tone="warning">{promise.text}</NoticeBar>,
      })}
      states={stepStates(steps)}
    />
  )
}
