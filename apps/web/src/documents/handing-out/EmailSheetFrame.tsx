import { MailCheck } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Arrival } from '../Arrival.tsx'

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
      <Sheet title="发到邮箱" isOpen={isOpen && !form.isProving} onClose={handleClose}>
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

interface EmailSentProps {
  readonly maskedEmail: string
  readonly onClose: () => void
}

/** Shown once the service has said that the mail is stored and on its way. */
function EmailSent({ maskedEmail, onClose }: EmailSentProps) {
  return (
    <Arrival>
      <ResultState
        tone="success"
        icon={MailCheck}
        title="邮件正在发送"
        actions={
          <Button isBlock onClick={onClose}>
            知道了
          </Button>
        }
      >
        正在发到 <span className="num">{maskedEmail}</span>，几分钟内就到。
        <br />
        没收到的，先看看垃圾邮件，再核对邮箱重发；还是没有，请
        <a href={hotlineUrl}>拨打 {brand.hotline}</a>。
      </ResultState>
    </Arrival>
  )
}
