import { Sheet } from '../kit/Sheet.tsx'
import { SlideStep } from './SlideStep.tsx'

interface SlideSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPassed: () => void
}

/** Asked for when the service wants to be sure that a person is asking. */
export function SlideSheet({ isOpen, onClose, onPassed }: SlideSheetProps) {
  return (
    <Sheet title="安全验证" isOpen={isOpen} onClose={onClose}>
      <SlideStep onPassed={onPassed} />
    </Sheet>
  )
}
