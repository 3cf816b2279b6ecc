import { signOut } from '@ecenter/contract/staff/desk/account.ts'
import { useState } from 'react'
import { noteSignedOut } from '../client/desk-session.ts'
import { isSignedOut } from '../client/outcome.ts'
import { useAction } from '../client/use-action.ts'
import { showToast } from '../kit/toast-store.ts'

/** Ends the session of this desk. Where the service cannot be reached one stays signed in, and reads so. */
export function useSignOut() {
  const act = useAction(signOut)
  const [isSending, setIsSending] = useState(false)

  async function handleSignOut() {
    setIsSending(true)
    const outcome = await act({})
    setIsSending(false)
    if (outcome.kind === 'answered' || isSignedOut(outcome)) noteSignedOut('您已退出。')
    else showToast('没有退出，请再试一次。')
  }

  return { signOut: () => void handleSignOut(), isSending }
}
