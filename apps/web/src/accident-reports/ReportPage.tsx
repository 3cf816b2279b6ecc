import { lazy, Suspense, useEffect, useState } from 'react'
import { Loading } from '../kit/progress/Loading.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { restoreDraft, useDraft } from './draft/use-draft.ts'
import { keepPage, leaveReport } from './offline/keep-page.ts'
import { type ReportStep, stepIn } from './report-steps.ts'
import { goOnWithPhotos } from './sending/go-on-with-photos.ts'
import { DriverStep } from './steps/DriverStep.tsx'
import { HurtStep } from './steps/HurtStep.tsx'
import { PhotosStep } from './steps/PhotosStep.tsx'
import { SafeStep } from './steps/SafeStep.tsx'
import { SummaryStep } from './steps/SummaryStep.tsx'
import { WhatStep } from './steps/WhatStep.tsx'
import { WhereStep } from './steps/WhereStep.tsx'

/** There is a line once something was sent: who is at the roadside loads the questions alone. */
const ReceiptView = lazy(async () => ({
  default: (await import('./receipt/ReceiptView.tsx')).ReceiptView,
}))

/** `/report`: the first notice of an accident, a question a screen; `receipt` shows what was sent. */
export function ReportPage() {
  const [isReceipt] = useState(() => pageParameter('receipt') !== undefined)
  const [step] = useState(() => stepIn(pageParameter('step')))
  useEffect(() => {
    void goOnWithPhotos()
  }, [])
  if (!isReceipt) return <Step step={step} />
  return (
    <Suspense fallback={<Waiting />}>
      <ReceiptView />
    </Suspense>
  )
}

function Step({ step }: { readonly step: ReportStep }) {
  const { isRestored, draft } = useDraft()
  useEffect(() => {
    void restoreDraft()
    keepPage()
    return () => void leaveReport()
  }, [])
  if (!isRestored) return <Waiting />
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

function Waiting() {
  return (
    <Screen isPlain>
      <Loading />
      <SkeletonCards />
    </Screen>
  )
}
