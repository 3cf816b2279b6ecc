import type { ResponseOf } from '@ecenter/contract/call.ts'
import { type PlateWishShown, queryCorrect, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { plateChangeName } from '@ecenter/contract/plates/plate-change-name.ts'
import { CircleCheck, CircleX, Clock, FilePen } from 'lucide'
import { useState } from 'react'
import { isWaiting, useWishedCall } from '../client/use-wished-call.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { NavRow } from '../kit/lists/NavRow.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { brand } from '../shell/brand.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { LateWish, refusalOf } from '../shell/screen/WishNotice.tsx'
import { useCarPolicyQuery } from '../state/car-policy-query.ts'
import { forgetDraft } from '../state/form-drafts.ts'
import { ProvenContent } from '../verification/ProvenContent.tsx'
import { PlateForm } from './plate/PlateForm.tsx'

interface Corrected extends ResponseOf<typeof updateCorrect> {
  /** What was done, named by the plate that was there before. */
  readonly change: string
}

/** `/license-correct`: another plate on a policy, or the first one of a new car. */
export function LicenseCorrectPage() {
  const handle = pageParameter('handle') ?? ''
  const [corrected, setCorrected] = useState<Corrected>()
  const { value, ...state } = useWishedCall(queryCorrect, { handle }, ({ wish }) => [
    // Until the answer tells of what was just asked for, it is on its way.
    corrected === undefined || wish?.licenseNo === corrected.licenseNo ? wish : { status: 'asked' },
  ])
  const isAskedByPlate = useCarPolicyQuery(({ licenseNo }) => licenseNo !== '')
  const queryHref = isAskedByPlate ? '#/policy-query' : '#/policy-query-newcar'

  function handleCorrected(answer: ResponseOf<typeof updateCorrect>) {
    // Asked by its old plate, the car would no longer be found.
    const { licenseNo } = useCarPolicyQuery.getState()
    if (licenseNo === value?.licenseNo) useCarPolicyQuery.setState({ licenseNo: answer.licenseNo })
    setCorrected({ ...answer, change: plateChangeName(value?.licenseNo) })
    // Who comes back finds the new plate, and an empty field.
    forgetDraft(updateCorrect.path)
    state.ask()
  }

  if (corrected !== undefined) {
    // What was asked before says nothing of this one.
    const wish = value?.wish?.licenseNo === corrected.licenseNo ? value.wish : undefined
    return (
      <PlateCorrected
        {...{ handle, corrected, wish }}
        current={value?.licenseNo}
        onAgain={() => setCorrected(undefined)}
      />
    )
  }
  return (
    <Screen
      isPlain={value !== undefined}
      {...(value && { title: plateChangeName(value.licenseNo) })}
    >
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
  readonly corrected: Corrected
  /** How the core stands to it, once that is known. */
  readonly wish: PlateWishShown | undefined
  /** The plate that the policy has now. */
  readonly current: string | undefined
  readonly onAgain: () => void
}

/** Shown once the change is stored: asked for until the core answers, then done with the endorsement of each policy, or undone. */
function PlateCorrected({ handle, corrected, wish, current, onAgain }: PlateCorrectedProps) {
  const { licenseNo, endorsements, change } = corrected
  const toPolicy = (
    <ButtonLink href={`#/policy-carDetail?handle=${handle}`} isBlock>
      查看保单
    </ButtonLink>
  )
  if (wish?.status === 'refused') {
    return (
      <Screen title={change}>
        <ResultState
          tone="failed"
          icon={CircleX}
          title="车牌号没有更改"
          actions={
            <Button isBlock onClick={onAgain}>
              重新填写
            </Button>
          }
        >
          未通过：{refusalOf(wish)}。
          {current !== undefined && (
            <>
              保单上的车牌号仍是 <b className="num">{current}</b>。
            </>
          )}
          核对后可以重新填写，或拨打 {brand.hotline}。
        </ResultState>
      </Screen>
    )
  }
  if (wish === undefined || isWaiting(wish)) {
    return (
      <Screen title={change}>
        <ResultState
          tone="waiting"
          icon={Clock}
          title={wish?.status === 'overdue' ? '已收到，答复晚了' : '已收到，正在办理'}
          actions={toPolicy}
        >
          {endorsements.length} 份保单的车牌号申请改为 <b className="num">{licenseNo}</b>
          。确认前先按它为您显示，结果会显示在这里。
          {wish?.status === 'overdue' && <LateWish wish={wish} />}
        </ResultState>
      </Screen>
    )
  }
  return (
    <Screen title={change}>
      <ResultState tone="success" icon={CircleCheck} title="车牌号已更新" actions={toPolicy}>
        保单上的车牌号现在是 <b className="num">{current ?? licenseNo}</b>，共更新{' '}
        {endorsements.length} 份保单，并已出具批单。
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
