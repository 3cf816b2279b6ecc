import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import { type Overview, readOverview } from '@ecenter/contract/person/overview.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect } from 'react'
import { useCall } from '../client/use-call.ts'
import { WidePage } from '../kit/layout/WidePage.tsx'
import { leavePage } from '../kit/overlays/leave-page.ts'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { AccidentBar } from '../shell/screen/AccidentBar.tsx'
import { FailureState } from '../shell/screen/FailureState.tsx'
import { LossNotices } from '../shell/screen/LossNotices.tsx'
import { OfflineNotice } from '../shell/screen/OfflineNotice.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { ScreenFoot } from '../shell/screen/ScreenFoot.tsx'
import { ScreenHead } from '../shell/screen/ScreenHead.tsx'
import { StaleNotice } from '../shell/screen/StaleNotice.tsx'
import { useScreenTitle } from '../shell/screen/screen-title.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { FamilyThings } from './overview/FamilyThings.tsx'
import { Greeting } from './overview/Greeting.tsx'
import { OwnCases } from './overview/OwnCases.tsx'
import { OwnClaims } from './overview/OwnClaims.tsx'
import { policyPathOf } from './overview/OwnPolicies.tsx'
import { OwnTasks } from './overview/OwnTasks.tsx'
import { OwnThings } from './overview/OwnThings.tsx'
import { PhotosWaiting } from './overview/PhotosWaiting.tsx'
import { SelfRows } from './overview/SelfRows.tsx'

/** `/me`: everything that is the customer's, what waits for them first. */
export function OverviewPage() {
  const { value, failed, ask } = useCall(readOverview, {}, { isMoving: true })
  const isUnproven = failed?.kind === 'rejected' && failed.code === resultCodes.grantMissing
  useEffect(() => {
    if (isUnproven) leavePage(() => location.replace(proofHrefOf(location.hash)))
  }, [isUnproven])

  const wanted = value && wantedOf(value)
  useEffect(() => {
    if (wanted !== undefined) leavePage(() => location.replace(`#${wanted}`))
  }, [wanted])

  if (value !== undefined && !isUnproven) {
    return <Shown overview={value} isStale={failed !== undefined} />
  }
  return (
    <Screen>
      {failed !== undefined && !isUnproven ? (
        <FailureState failed={failed} onRetry={ask} outage="暂时看不到您的保障" />
      ) : (
        <>
          <Loading />
          <SkeletonCards />
        </>
      )}
    </Screen>
  )
}

/** The proof, and from there to what of the overview was asked for. */
function proofHrefOf(hash: string): string {
  const wanted = hash.slice(1)
  return wanted === '/me' ? '#/proof' : `#/proof?to=${encodeURIComponent(wanted)}`
}

/** Where a claim's documents are sent in. */
const factsPages = { car: '/claims-progress-car', other: '/claims-info-nocar' } as const

/** Home leads to papers or a claim, and a card of a chat to one of them; where there is just one, it shows at once. */
function wantedOf({ cars, groups, claims }: Overview): string | undefined {
  const open = pageParameter('open')
  const asked = claims.find(({ handle }) => handle === pageParameter('claim'))
  if (asked !== undefined) {
    const pages = open === 'claim' ? progressPages : factsPages
    return `${pages[asked.kind]}?handle=${asked.handle}`
  }
  const policies = [...cars, ...groups].flatMap((thing) => thing.policies)
  const policy = policies.find(({ handle }) => handle === pageParameter('policy'))
  if (policy !== undefined) return policyPathOf(policy)
  if (open === 'documents') {
    const [car, other] = cars
    return car && !other ? `/me/car?handle=${car.handle}&sheet=documents` : undefined
  }
  if (open !== 'claim') return undefined
  const [claim, other] = claims.filter(({ status }) => status === 'open')
  return claim && !other ? `${progressPages[claim.kind]}?handle=${claim.handle}` : undefined
}

interface ShownProps {
  readonly overview: Overview
  /** It could not be asked for anew. */
  readonly isStale: boolean
}

function Shown({ overview, isStale }: ShownProps) {
  const title = useScreenTitle()
  const showHeadFlag = useBasicInfo((info) => info.showHeadFlag)
  return (
    <WidePage
      header={showHeadFlag ? <ScreenHead title={title} /> : undefined}
      hero={
        <>
          {!showHeadFlag && <ScreenHead title={title} />}
          <Greeting overview={overview} />
        </>
      }
      side={<SelfRows overview={overview} />}
      foot={<ScreenFoot />}
      actions={<AccidentBar />}
    >
      <OfflineNotice />
      {isStale && <StaleNotice />}
      <LossNotices />
      <PhotosWaiting />
      <OwnTasks tasks={overview.tasks} />
      <OwnClaims overview={overview} />
      <OwnCases cases={overview.cases} />
      <OwnThings overview={overview} />
      {overview.hasFamily && <FamilyThings />}
    </WidePage>
  )
}
