import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { useCall } from '../../client/use-call.ts'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle } from '../../shell/screen/StaleNotice.tsx'
import { ProvenContent } from '../../verification/ProvenContent.tsx'
import { queryHrefOfAddress } from '../claim-pages.ts'
import { useSeenClaim } from '../use-seen-claim.ts'
import { FactsView } from './FactsView.tsx'

/** All of one claim, for who has proven the phone on file. */
export function ClaimFacts({ handle }: { readonly handle: string }) {
  const detail = useCall(queryClaimSchedleInfo, { handle }, { isMoving: true })
  const { value, failed, ask, refresh } = detail
  useSeenClaim(value)
  if (value !== undefined) {
    return (
      <FactsView claim={value} isStale={failed !== undefined} onChanged={ask} onRefresh={refresh} />
    )
  }
  return (
    <Screen>
      <ProvenContent
        {...{ handle, failed, ask }}
        purpose="open-claim"
        queryHref={queryHrefOfAddress()}
        outage={outageTitle}
      >
        <Loading />
        <SkeletonCards />
      </ProvenContent>
    </Screen>
  )
}
