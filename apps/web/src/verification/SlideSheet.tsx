import { lazy, Suspense } from 'react'
import { Sheet } from '../kit/overlays/Sheet.tsx'
import { Loading } from '../kit/progress/Loading.tsx'

/** Few customers ever see it, so it comes when it is asked for. */
const SlideStep = lazy(async () => ({ default: (await import('./SlideStep.tsx')).SlideStep }))

interface SlideSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPassed: () => void
}

/** Asked for when the service wants to be sure that a person is asking. */
export function SlideSheet({ isOpen, onClose, onPassed }: SlideSheetProps) {
  return (
    <Sheet title="安全验证" isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <SlideStep onPassed={onPassed} />
      </Suspense>
    </Sheet>
  )
}
