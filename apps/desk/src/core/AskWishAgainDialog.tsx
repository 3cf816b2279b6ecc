import { askWishAgain, type DeskWish } from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'

interface AskWishAgainDialogProps {
  readonly wish: DeskWish
  readonly reread: () => Promise<unknown>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks before the core is told once more what a customer waits for. */
export function AskWishAgainDialog({ wish, reread, onClose, onDone }: AskWishAgainDialogProps) {
  const { submit, isSending, failed } = useSubmit(askWishAgain, { reread })

  async function handleYes() {
    if ((await submit({ eventId: wish.eventId })) !== undefined) onDone()
  }

  return (
    <ConfirmDialog
      title="重新提请核心系统？"
      yes="重新提请"
      isBusy={isSending}
      failure={failed && failureText(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {`再发一次给核心系统：${wish.about}，${wish.asked}。答复时限不变，客户不会收到通知。`}
    </ConfirmDialog>
  )
}
