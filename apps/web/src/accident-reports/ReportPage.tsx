import { useEffect, useState } from 'react'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { restoreDraft, useDraft } from './draft/use-draft.ts'
import { ReceiptView } from './receipt/ReceiptView.tsx'
import { type ReportStep, stepIn } from './report-steps.ts'
import { DriverStep } from './steps/DriverStep.tsx'
import { PhotosStep } from './steps/PhotosStep.tsx'
import { HurtStep, SafeStep } from './steps/SafeStep.tsx'
import { SummaryStep } from './steps/SummaryStep.tsx'
import { WhatStep } from './steps/WhatStep.tsx'
import { WhereStep } from './steps/WhereStep.tsx'

/** `/report`: the first notice of an accident, a question a screen; `receipt` shows what was sent. */
export function ReportPage() {
  const [isReceipt] = useState(() => pageParameter('receipt') !== undefined)
  const [step] = useState(() => stepIn(pageParameter('step')))
  return isReceipt ? <ReceiptView /> : <Step step={step} />
}

function Step({ step }: { readonly step: ReportStep }) {
  const { isRestored, draft } = useDraft()
  useEffect(() => {
    void restoreDraft()
  }, [])
  if (!isRestored) {
    return (
      <Screen isPlain>
        <Loading />
        <SkeletonCards />
      </Screen>
    )
  }
  switch (step) {
    case 'safe':
      return <SafeStep />
    case 'hurt':
      return <HurtStep />
    case 'where':
      return <WhereStep />
    case 'what':
      return <WhatStep />
    case 'photos':
      return <PhotosStep />
    case 'driver':
      return <DriverStep />
    case 'summary':
      // An address from elsewhere: there is nothing to send yet.
      return draft.kind === undefined ? <SafeStep /> : <SummaryStep />
  }
}
