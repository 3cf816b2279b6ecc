import { type Me, signOut } from '@ecenter/contract/staff/desk/account.ts'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { noteSignedOut } from '../../client/desk-session.ts'
import { isSignedOut } from '../../client/failures.ts'
import { draftsStored } from '../../client/kept-drafts.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { leaveCompany } from '../sign-in/company-way.ts'

/**
 * Ends the session of this desk, once what was begun is stored; where it cannot be, one is asked first. Who came
 * by their company account goes on to sign out there. Where the service cannot be reached one stays signed in,
 * and reads so.
 */
export function SignOutButton({ me: { isByCompany } }: { readonly me: Me }) {
  const act = useAction(signOut)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  async function leave() {
    setIsAsking(false)
    setIsLeaving(true)
    const result = await act({})
    setIsLeaving(false)
    if (result.kind !== 'answered' && !isSignedOut(result)) {
      showToast('没有退出，请再试一次。')
      return
    }
    noteSignedOut('您已退出。')
    if (isByCompany) leaveCompany()
  }

  async function handlePress() {
    setIsLeaving(true)
    const isStored = await draftsStored()
    setIsLeaving(false)
    if (isStored) await leave()
    else setIsAsking(true)
  }

  return (
    <>
      <Button isSmall icon={LogOut} isBusy={isLeaving} onClick={() => void handlePress()}>
        退出
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="还有内容没有保存好"
          yes="仍要退出"
          no="先不退出"
          isDangerous
          onYes={() => void leave()}
          onNo={() => setIsAsking(false)}
        >
          您刚写的内容还没有存到服务器，现在退出会丢失。请先复制下来，或稍后再退出。
        </ConfirmDialog>
      )}
    </>
  )
}
