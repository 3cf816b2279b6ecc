import { revokeLink } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import type { LinkDialogProps } from './link-dialog.ts'

/** Asks before a link is taken back. */
export function RevokeDialog({ link: { linkId }, onClose, onDone, onRefused }: LinkDialogProps) {
  const { submit, isSending, failed } = useSubmit(revokeLink)

  async function handleYes() {
    const acted = await submit({ linkId })
    if (acted === undefined) onRefused()
    else onDone('链接已停用。')
  }

  return (
    <ConfirmDialog
      title="停用这个链接？"
      yes="停用"
      isBusy={isSending}
      failure={failed && failureText(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      客户打开后会看到链接已停用。需要登记的，再发一个新的链接。
    </ConfirmDialog>
  )
}
