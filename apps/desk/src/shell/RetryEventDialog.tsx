import {
  type DeskDeadEvent,
  retryDeadEvent,
} from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

interface RetryEventDialogProps {
  readonly event: Pick<DeskDeadEvent, 'eventId' | 'name' | 'at'>
  readonly reread: () => Promise<unknown>
  readonly onClose: () => void
}

/** Before an event that was given up is sent to the core again, from whatever page. */
export function RetryEventDialog({ event, reread, onClose }: RetryEventDialogProps) {
  const { eventId, name, at } = event
  const { submit, isSending, failed } = useSubmit(retryDeadEvent, { reread })

  async function handleYes() {
    if ((await submit({ eventId })) === undefined) return
    showToast('正在重新发给核心。')
    onClose()
  }

  return (
    <ConfirmDialog
      title="重新发送这条消息"
      yes="重新发送"
      isBusy={isSending}
      failure={failed && failureText(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {`“${name}”（${at}）连续 3 天没有送到核心。请先确认核心已经排除原因，否则还会送不到。`}
    </ConfirmDialog>
  )
}
