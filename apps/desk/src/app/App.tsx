import { Activity, useEffect } from 'react'
import { SWRConfig } from 'swr'
import { isAttended } from '../client/attendance.ts'
import { useDeskSession } from '../client/desk-session.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { Toaster } from '../kit/Toaster.tsx'
import { askWhoIsHere } from '../shell/ask-who-is-here.ts'
import { Gate } from '../shell/Gate.tsx'
import { SignInPage } from '../shell/SignInPage.tsx'
import { Desk } from './Desk.tsx'

/** The sign-in page, or the desk of who is signed in; while one has to sign in again it waits unseen. */
export function App() {
  const session = useDeskSession((state) => state.session)
  const { step, me } = session
  useEffect(() => {
    void askWhoIsHere()
  }, [])
  return (
    <>
      {step === 'asking' && (
        <Gate title="正在打开">
          <Skeleton />
        </Gate>
      )}
      {step === 'unreachable' && <Unreachable />}
      {step === 'signed-out' && <SignInPage note={session.note} />}
      {me !== undefined && (
        // What was asked for lives as long as its asker is known, also while the desk waits unseen.
        <SWRConfig key={me.staffId} value={ownCache}>
          <Activity mode={step === 'signed-in' ? 'visible' : 'hidden'}>
            <Desk me={me} />
          </Activity>
        </SWRConfig>
      )}
      <Toaster />
    </>
  )
}

const ownCache = { provider: () => new Map(), isVisible: isAttended }

function Unreachable() {
  return (
    <Gate title="工作台没有打开">
      <Callout tone="warning" isAlert>
        连不上服务，请稍后重试。
      </Callout>
      <Button variant="primary" onClick={() => void askWhoIsHere()}>
        重试
      </Button>
    </Gate>
  )
}
