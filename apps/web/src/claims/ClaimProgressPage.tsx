import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { outageTitle } from '../shell/screen/StaleNotice.tsx'
import { queryHrefOfAddress } from './claim-pages.ts'
import { ClaimLink } from './link/ClaimLink.tsx'
import { StopReminders } from './link/StopReminders.tsx'
import { ProgressView } from './progress/ProgressView.tsx'
import { SharedClaim } from './progress/SharedClaim.tsx'
import { useSeenClaim } from './use-seen-claim.ts'

/** `/claims-detail-car`, `/claims-schedle-nocar`: where one claim stands; an SMS leads here by a link, family by what they are let see. */
export function ClaimProgressPage() {
  const link = pageParameter('link')
  const handle = pageParameter('handle') ?? ''
  if (pageParameter('shared') === '1') return <SharedClaim handle={handle} />
  if (link === undefined) return <FoundClaim handle={handle} />
  return pageParameter('stop') === '1' ? <StopReminders link={link} /> : <ClaimLink link={link} />
}

/** A claim that a form found in this session. */
function FoundClaim({ handle }: { readonly handle: string }) {
  const progress = useCall(queryWapClaimSchedleInfo, { handle }, { isMoving: true })
  const { value, failed, ask, refresh } = progress
  useSeenClaim(value)
  if (value !== undefined) {
    return <ProgressView claim={value} isStale={failed !== undefined} onRefresh={refresh} />
  }
  return (
    <Screen>
      {failed === undefined ? (
        <>
          <Loading />
          <SkeletonCards />
        </>
      ) : (
        <FailureState
          failed={failed}
          onRetry={ask}
          queryHref={queryHrefOfAddress()}
          outage={outageTitle}
        />
      )}
    </Screen>
  )
}
