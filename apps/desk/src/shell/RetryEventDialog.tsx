import type { Failed } from '@ecenter/client/result.ts'
import {
  type DeskDeadEvent,
  retryDeadEvent,
} from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
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
      failure={failed && whyNot(failed)}
      onYes={() => void handleYes()}
      onNo={onClose}
    >
      {`“${name}”（${at}）连续 3 天没有送到核心。请先确认核心已经排除原因，否则还会送不到。`}
    </ConfirmDialog>
  )
}

function whyNot(failed: Failed): string {
  const isNoneAnyMore = failed.kind === 'rejected' && failed.code === resultCodes.nothingFound
  return isNoneAnyMore ? '这条消息已经重新发送，或者已经送到，不用再发。' : failureText(failed)
}
