import { readApplication } from '@ecenter/contract/claims/claim-application.ts'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { outageTitle } from '../shell/screen/StaleNotice.tsx'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { ApplicationView } from './application/ApplicationView.tsx'
import { queryHrefOfAddress } from './claim-pages.ts'

/** `/claims-application`: the application of one claim, to be read, corrected and signed. */
export function ApplicationPage() {
  const handle = pageParameter('handle') ?? ''
  const { value, failed, ask } = useCall(readApplication, { handle }, { isMoving: true })
  if (value !== undefined) {
    return (
      <ApplicationView {...{ handle, ask }} application={value} isStale={failed !== undefined} />
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
