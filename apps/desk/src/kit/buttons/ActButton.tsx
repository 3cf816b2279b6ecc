import type { IconNode } from 'lucide'
import { Button } from './Button.tsx'

interface ActButtonProps {
  readonly icon: IconNode
  /** Whether it can be done now; why not is told by `Reasons`. */
  readonly possibility: { readonly isPossible: boolean }
  readonly isPrimary?: boolean
  readonly isBusy?: boolean
  readonly onClick: () => void
  readonly children: string
}

/** Something that can be done to what the page shows. */
export function ActButton(props: ActButtonProps) {
  const { possibility, isPrimary = false, children, ...rest } = props
  return (
    <Button
      {...rest}
      variant={isPrimary ? 'primary' : 'secondary'}
      disabled={!possibility.isPossible}
    >
      {children}
    </Button>
  )
}
