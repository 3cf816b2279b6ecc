import { type Me, signOut } from '@ecenter/contract/staff/desk/account.ts'
import { LogOut } from 'lucide'
import { useState } from 'react'
import { noteSignedOut } from '../../client/desk-session.ts'
import { isSignedOut } from '../../client/failures.ts'
import { draftsStored } from '../../client/kept-drafts.ts'
import { useUnsent } from '../../client/unsent.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { leaveCompany } from '../sign-in/company-way.ts'
import { whatIsLost } from './what-is-lost.ts'

/**
 * Ends the session of this desk, once what was begun is stored; where it cannot be, or a reply was not sent, one
 * is asked first. Who came by their company account goes on to sign out there. Where the service cannot be reached
 * one stays signed in, and reads so.
 */
export function SignOutButton({ me: { isByCompany } }: { readonly me: Me }) {
  const act = useAction(signOut)
  const [isLeaving, setIsLeaving] = useState(false)
  const [lost, setLost] = useState<ReturnType<typeof whatIsLost>>()

  async function leave() {
    setLost(undefined)
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
    const found = whatIsLost({ isStored, unsent: useUnsent.getState().count })
    if (found === undefined) await leave()
    else setLost(found)
  }

  return (
    <>
      <Button isSmall icon={LogOut} isBusy={isLeaving} onClick={() => void handlePress()}>
        退出
      </Button>
      {lost !== undefined && (
        <ConfirmDialog
          title={lost.title}
          yes="仍要退出"
          no="先不退出"
          isDangerous
          onYes={() => void leave()}
          onNo={() => setLost(undefined)}
        >
          {lost.words.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </ConfirmDialog>
      )}
    </>
  )
}
