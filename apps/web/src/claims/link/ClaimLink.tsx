import { openClaimLink } from '@ecenter/contract/claims/claim-calls.ts'
import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { useCall } from '../../client/use-call.ts'
import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { outageTitle } from '../../shell/screen/StaleNotice.tsx'
import { ProvenContent } from '../../verification/ProvenContent.tsx'
import { queryHref, stopHref } from '../claim-pages.ts'
import { ProgressView } from '../progress/ProgressView.tsx'
import { LinkFailed } from './LinkFailed.tsx'

/** The link of an SMS: the claim shows once the phone on file is proven, and it needs no form. */
export function ClaimLink({ link }: { readonly link: string }) {
  const opened = useCall(openClaimLink, { link })
  const { handle, proofHandle = '', kind } = opened.value ?? {}
  const progress = useCall(
    queryWapClaimSchedleInfo,
    handle === undefined ? undefined : { handle },
    {
      isMoving: true,
    },
  )
  if (progress.value !== undefined) {
    const { value, failed, refresh } = progress
    return (
      <ProgressView
        claim={value}
        isStale={failed !== undefined}
        onRefresh={refresh}
        foot={<StopFoot link={link} />}
      />
    )
  }
  return (
    <Screen>
      {opened.failed === undefined ? (
        <ProvenContent
          handle={proofHandle}
          purpose="open-claim"
          failed={progress.failed}
          ask={progress.ask}
          queryHref={queryHref(kind === 'other' ? 'report' : 'plate')}
          outage={outageTitle}
        >
          <Loading />
          <SkeletonCards />
        </ProvenContent>
      ) : (
        <LinkFailed failed={opened.failed} onRetry={opened.ask} />
      )}
      <StopFoot link={link} />
    </Screen>
  )
}

/** An SMS has room for one link: the way to stop the messages stands on the page that it opens. */
function StopFoot({ link }: { readonly link: string }) {
  return (
    <PageFoot>
      不想再收到短信？<a href={stopHref(link)}>停止短信提醒</a>
    </PageFoot>
  )
}
