import type { ResponseOf } from '@ecenter/contract/call.ts'
import { queryCorrect, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { CircleCheck, FilePen } from 'lucide'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { forgetDraft } from '../state/form-drafts.ts'
import { ProvenContent } from '../verification/ProvenContent.tsx'
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

interface PlateCorrectedProps {
  readonly handle: string
  readonly corrected: ResponseOf<typeof updateCorrect>
}

/** Shown once the change is stored: the plate, and the endorsement of each policy. */
function PlateCorrected({ handle, corrected }: PlateCorrectedProps) {
  const { licenseNo, endorsements } = corrected
  return (
    <Screen>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="车牌号已更新"
        actions={
          <ButtonLink href={`#/policy-carDetail?handle=${handle}`} isBlock>
            查看保单
          </ButtonLink>
        }
      >
        保单上的车牌号现在是 <b className="num">{licenseNo}</b>，共更新 {endorsements.length}{' '}
        份保单，并已出具批单。
      </ResultState>
      <Card label="批单" isNavList>
        {endorsements.map((endorsement) => (
          <NavRow
            key={endorsement.endorsementNo}
            href={`#/policy-detail-correctInfos?handle=${endorsement.handle}`}
            icon={FilePen}
            note={endorsement.endorsementNo}
          >
            {endorsement.productName}批单
          </NavRow>
        ))}
      </Card>
    </Screen>
  )
}
