import { querySiteInfo } from '@ecenter/contract/outlets/query-site-info.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { Unanswered } from '../shell/Unanswered.tsx'
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
      {value === undefined ? (
        <Unanswered {...{ failed, ask }} queryHref="#/outlet-query" />
      ) : (
        <OutletView outlet={value} />
      )}
    </Screen>
  )
}
