import type { ReactNode } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { EmailSent } from './EmailSent.tsx'

interface EmailSheetFrameProps {
  /** What `useEmailForm` gives. */
  readonly form: {
    readonly sentTo: string | undefined
    readonly isProving: boolean
    readonly reset: () => void
    readonly sheet: ReactNode
  }
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The `EmailForm`, with what stands around it. */
  readonly children: ReactNode
}

/** The sheet of a mail; that of its code rises in its place. */
export function EmailSheetFrame({ form, isOpen, onClose, children }: EmailSheetFrameProps) {
  function handleClose() {
    form.reset()
    onClose()
  }

  return (
    <>
      <Sheet title="发送到邮箱" isOpen={isOpen && !form.isProving} onClose={handleClose}>
        {form.sentTo === undefined ? (
          children
        ) : (
          <EmailSent maskedEmail={form.sentTo} onClose={handleClose} />
        )}
      </Sheet>
      {form.sheet}
    </>
  )
}
