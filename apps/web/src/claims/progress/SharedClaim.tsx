import { readAskedDocuments } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useCall } from '../../client/use-call.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { PullToRefresh } from '../../kit/lists/PullToRefresh.tsx'
import { Timeline } from '../../kit/lists/Timeline.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { FailureState } from '../../shell/screen/FailureState.tsx'
import { NoLongerShared } from '../../shell/screen/NoLongerShared.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle, StaleNotice } from '../../shell/screen/StaleNotice.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { ClaimDocumentsCard } from '../documents/ClaimDocumentsCard.tsx'
import { CaseCard } from './CaseCard.tsx'
import { ClaimHead } from './ClaimHead.tsx'
import { timelineSteps } from './progress-steps.ts'

/** Where a claim of the family stands, and what can be sent for it; nothing else of it is theirs to see or do. */
export function SharedClaim({ handle }: { readonly handle: string }) {
  const { value, failed, ask, refresh } = useCall(
    queryWapClaimSchedleInfo,
    { handle },
    { isMoving: true },
  )
  const isOver = failed?.kind === 'rejected' && failed.code === resultCodes.grantMissing
  if (value === undefined || isOver) {
    return (
      <Screen>
        {isOver ? (
          <NoLongerShared />
        ) : failed === undefined ? (
          <>
            <Loading />
            <SkeletonCards />
          </>
        ) : (
          <FailureState {...{ failed }} onRetry={ask} queryHref="#/me" outage={outageTitle} />
        )}
      </Screen>
    )
  }
  return (
    <Screen>
      <PullToRefresh onRefresh={refresh}>
        {failed !== undefined && <StaleNotice />}
        <ClaimHead claim={value} />
        <AskedDocuments handle={handle} />
        <Card title="办理进度">
          <Timeline steps={timelineSteps(value)} />
        </Card>
        <CaseCard claim={value} />
      </PullToRefresh>
    </Screen>
  )
}

/** Whoever may not send documents sees none. */
function AskedDocuments({ handle }: { readonly handle: string }) {
  const { value, failed, ask } = useCall(readAskedDocuments, { handle })
  if (value !== undefined) {
    return <ClaimDocumentsCard handle={handle} documents={value.documents} onChanged={ask} />
  }
  const isNotLet = failed?.kind === 'rejected' && failed.code === resultCodes.grantMissing
  return failed === undefined || isNotLet ? null : <FailureNotice failed={failed} onRetry={ask} />
}
