import { queryClaimSchedleInfo } from '@ecenter/contract/claims/claim-calls.ts'
import { useCall } from '../client/use-call.ts'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { outageTitle } from '../shell/screen/StaleNotice.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { progressHref, queryHrefOfAddress } from './claim-pages.ts'
import { OfferView } from './offer/OfferView.tsx'

/** `/claims-settlement`: what the insurer offers to pay for one claim, to be signed or objected to. */
export function SettlementPage() {
  const handle = pageParameter('handle') ?? ''
  const { value, failed, ask } = useCall(queryClaimSchedleInfo, { handle }, { isMoving: true })
  if (value?.offer !== undefined) {
    return <OfferView claim={value} offer={value.offer} isStale={failed !== undefined} ask={ask} />
  }
  return (
    <Screen>
      {value === undefined ? (
        <ProvenContent
          {...{ handle, failed, ask }}
          purpose="open-claim"
          queryHref={queryHrefOfAddress()}
          outage={outageTitle}
        >
          <Loading />
          <SkeletonCards />
        </ProvenContent>
      ) : (
        <NoticeBar>
          现在没有要您确认的赔付方案。<a href={progressHref(value)}>查看理赔进度</a>
        </NoticeBar>
      )}
    </Screen>
  )
}
