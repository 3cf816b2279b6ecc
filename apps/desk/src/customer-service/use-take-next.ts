import { takeNext } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import { useEffect } from 'react'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { showToast } from '../kit/overlays/toast-store.ts'
import { closeDoneTabs, openChat } from './chat-desk-store.ts'

export interface TakingNext {
  readonly take: () => Promise<void>
  readonly isBusy: boolean
}

/** Takes whose turn it is and shows them, in the place of those that are over; a press while one is under way is none. */
export function useTakeNext(): TakingNext {
  const { submit, isSending, failed } = useSubmit(takeNext)
  useEffect(() => {
    if (failed !== undefined) showToast(failureText(failed))
  }, [failed])

  async function take() {
    if (isSending) return
    const taken = await submit({})
    if (taken === undefined) return
    if (taken.chatId === undefined) return showToast('现在没有客户在等。')
    closeDoneTabs()
    await openChat(taken.chatId)
  }
  return { take, isBusy: isSending }
}
