import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { lazy, Suspense } from 'react'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { outageTitle } from '../shell/screen/StaleNotice.tsx'
import { queryHrefOfAddress } from './claim-pages.ts'
import { ProgressView } from './progress/ProgressView.tsx'
import { useSeenClaim } from './use-seen-claim.ts'

const loadOtherWays = () => import('./link/other-ways.ts')
const ClaimLink = lazy(async () => ({ default: (await loadOtherWays()).ClaimLink }))
const SharedClaim = lazy(async () => ({ default: (await loadOtherWays()).SharedClaim }))
const StopReminders = lazy(async () => ({ default: (await loadOtherWays()).StopReminders }))

/** `/claims-detail-car`, `/claims-schedle-nocar`: where one claim stands; an SMS leads here by a link, family by what they are let see. */
export function ClaimProgressPage() {
  const link = pageParameter('link')
  const handle = pageParameter('handle') ?? ''
  const isShared = pageParameter('shared') === '1'
  if (!isShared && link === undefined) return <FoundClaim handle={handle} />
  return (
    <Suspense fallback={<Waiting />}>
      {isShared || link === undefined ? (
        <SharedClaim handle={handle} />
      ) : pageParameter('stop') === '1' ? (
        <StopReminders link={link} />
      ) : (
        <ClaimLink link={link} />
      )}
    </Suspense>
  )
}

function Waiting() {
  return (
    <Screen>
      <Loading />
      <SkeletonCards />
    </Screen>
  )
}

/** A claim that a form found in this session. */
function FoundClaim({ handle }: { readonly handle: string }) {
  const progress = useCall(queryWapClaimSchedleInfo, { handle }, { isMoving: true })
  const { value, failed, ask, refresh } = progress
  useSeenClaim(value)
  if (value !== undefined) {
    return <ProgressView claim={value} isStale={failed !== undefined} onRefresh={refresh} />
  }
  if (failed === undefined) return <Waiting />
  return (
    <Screen>
      <FailureState
        failed={failed}
        onRetry={ask}
        queryHref={queryHrefOfAddress()}
        outage={outageTitle}
      />
    </Screen>
  )
}
