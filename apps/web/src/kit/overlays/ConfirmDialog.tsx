import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { cancelLabel, confirmLabel } from './dialog-words.ts'

export interface ConfirmQuestion {
  readonly title?: string | undefined
  readonly text: ReactNode
  readonly yes?: string
  readonly no?: string
}

interface ConfirmDialogProps extends ConfirmQuestion {
  readonly isOpen: boolean
  readonly onAnswer: (isYes: boolean) => void
}

/** A question with a yes and a no; Escape and the way back mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onAnswer, title, text, yes = confirmLabel, no = cancelLabel } = props
  return (
    <Dialog
      {...{ isOpen, title }}
      onClose={() => onAnswer(false)}
      actions={[
        { label: no, onPress: () => onAnswer(false) },
        { label: yes, onPress: () => onAnswer(true) },
      ]}
    >
      {text}
    </Dialog>
  )
}
