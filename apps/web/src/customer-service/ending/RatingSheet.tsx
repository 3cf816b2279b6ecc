import { Sheet } from '../../kit/Sheet.tsx'
import { RatingForm } from './RatingForm.tsx'

interface RatingSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** While a person still answers. */
export function RatingSheet({ isOpen, onClose }: RatingSheetProps) {
  return (
    <Sheet title="这次服务您满意吗？" isOpen={isOpen} onClose={onClose}>
      <RatingForm onDone={onClose} />
    </Sheet>
  )
}
