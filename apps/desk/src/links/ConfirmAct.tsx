import type { markPaid, revokeLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'

interface ConfirmActProps extends LinkDialogProps {
  readonly call: typeof markPaid | typeof revokeLink
  readonly title: string
  readonly yes: string
  /** Said once it is done. */
  readonly done: string
  readonly children: string
}

/** Asks before something is done to a link that needs no more words. */
export function ConfirmAct(props: ConfirmActProps) {
  const { call, linkId, title, yes, done, children, onClose, onDone, onRefused } = props
  const { submit, isSending, failed } = useSubmit(call)

  async function handleYes() {
    const acted = await submit({ linkId })
    if (acted === undefined) onRefused()
    else onDone(done)
  }

  return (
    <ConfirmDialog
      title={title}
      yes={yes}
      isBusy={isSending}
      failure={failed && failureText(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
