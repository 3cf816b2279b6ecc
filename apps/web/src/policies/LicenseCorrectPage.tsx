import type { ResponseOf } from '@ecenter/contract/call.ts'
import { queryCorrect, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/Loading.tsx'
import { SkeletonCards } from '../kit/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { forgetDraft } from '../state/form-drafts.ts'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { PlateCorrected } from './plate/PlateCorrected.tsx'
import { PlateForm } from './plate/PlateForm.tsx'

type Corrected = ResponseOf<typeof updateCorrect>

/** `/license-correct`: another plate on a policy, or the first one of a new car. */
export function LicenseCorrectPage() {
  const handle = pageParameter('handle') ?? ''
  const [corrected, setCorrected] = useState<Corrected>()
  const { value, ...state } = useCall(queryCorrect, { handle })
  const isAskedByPlate = useCarPolicyQuery(({ licenseNo }) => licenseNo !== '')
  const queryHref = isAskedByPlate ? '#/policy-query' : '#/policy-query-newcar'

  function handleCorrected(answer: Corrected) {
    // Asked by its old plate, the car would no longer be found.
    const { licenseNo } = useCarPolicyQuery.getState()
    if (licenseNo === value?.licenseNo) useCarPolicyQuery.setState({ licenseNo: answer.licenseNo })
    setCorrected(answer)
    // Who comes back finds the new plate, and an empty field.
    forgetDraft(updateCorrect.path)
    state.ask()
  }

  if (corrected !== undefined) return <PlateCorrected handle={handle} corrected={corrected} />
  return (
    <Screen isPlain={value !== undefined}>
      <ProvenContent {...state} {...{ handle, queryHref }} purpose="correct-plate">
        {value === undefined ? (
          <>
            <Loading />
            <SkeletonCards count={1} />
          </>
        ) : (
          <PlateForm {...{ handle, queryHref }} current={value} onCorrected={handleCorrected} />
        )}
      </ProvenContent>
    </Screen>
  )
}
