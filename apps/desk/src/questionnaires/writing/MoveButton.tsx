import type { IconNode } from 'lucide'
import { IconButton } from '../../kit/buttons/Button.tsx'

interface MoveButtonProps {
  readonly icon: IconNode
  readonly label: string
  readonly isAtEnd: boolean
  readonly onMove: () => void
}

/** It keeps the focus when it has come to the end, so that the keyboard goes on from there. */
export function MoveButton({ icon, label, isAtEnd, onMove }: MoveButtonProps) {
  return (
    <IconButton
      {...{ icon, label }}
      aria-disabled={isAtEnd}
      onClick={() => {
        if (!isAtEnd) onMove()
      }}
    />
  )
}
