import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { querySiteInfo } from '@ecenter/contract/outlets/outlet.ts'
import { useState } from 'react'
import type { Failed } from '../client/outcome.ts'
import { useCall } from '../client/use-call.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { Unanswered } from '../shell/Unanswered.tsx'
import { useOutletQuery } from '../state/outlet-query.ts'
import { GoneOutlet } from './GoneOutlet.tsx'
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
      {value !== undefined && <OutletView outlet={value} />}
      {value === undefined && isGone(failed) && <GoneOutlet />}
      {value === undefined && !isGone(failed) && (
        <Unanswered {...{ failed, ask }} queryHref="#/outlet-query" />
      )}
    </Screen>
  )
}

function isGone(failed: Failed | undefined): boolean {
  return failed?.kind === 'refused' && failed.code === resultCodes.nothingFound
}
