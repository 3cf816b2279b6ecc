import { querySiteInfo } from '@ecenter/contract/outlets/query-site-info.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/Loading.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { FailureState } from '../shell/FailureState.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { useOutletQuery } from '../state/outlet-query.ts'
import { OutletView } from './OutletView.tsx'
import { usePosition } from './position.ts'

/** `/outlet-detail`: one outlet, from the list or from a link. */
export function OutletDetailPage() {
  const [chosenItem] = useState(
    () => pageParameter('chosenItem') ?? useOutletQuery.getState().chosenItem,
  )
  const spot = usePosition((position) => position.spot)
  const { value, failed, ask } = useCall(querySiteInfo, { chosenItem, ...spot })
  return (
    <Screen>
      {failed !== undefined && (
        <FailureState failed={failed} onRetry={ask} queryHref="#/outlet-query" />
      )}
      {failed === undefined && value === undefined && (
        <>
          <Loading />
          <SkeletonCards />
        </>
      )}
      {value !== undefined && <OutletView outlet={value} />}
    </Screen>
  )
}
