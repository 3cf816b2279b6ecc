import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed, Result } from '@ecenter/client/result.ts'
import { useIsHere } from '@ecenter/client/use-is-here.ts'
import type { RequestOf } from '@ecenter/contract/call.ts'
import { provePasskey, startPasskeyProof } from '@ecenter/contract/person/passkeys.ts'
import type { ProofState } from '@ecenter/contract/person/read-proof.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ScanFace } from 'lucide'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../client/use-action.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { agreements } from '../shell/agreements/agreements.ts'
import { notePasskeyHere } from '../state/passkey-here.ts'
import styles from './PasskeyProofButton.module.css'
import { signWithPasskey } from './passkey.ts'
import { useCanUsePasskeys } from './use-can-use-passkeys.ts'

interface PasskeyProofButtonProps {
  /** What is confirmed with it; by default it opens everything that is the person's. */
  readonly act?: RequestOf<typeof startPasskeyProof>['act']
  readonly variant?: ComponentProps<typeof Button>['variant']
  /** Whoever came here has asked for it already, so it begins by itself. */
  readonly isAsked?: boolean
  /** What the page shows is open now, and asked anew. */
  readonly onProven: (state: ProofState) => void
}

const unusable = '这台设备现在用不了面容、指纹或锁屏密码，请改用手机号验证。'

const agreedTo = agreements.privacy.version

function asksConsent(failed: Failed): boolean {
  return failed.kind === 'rejected' && failed.field === 'agreedTo'
}

/** Proves the person, or confirms one act of theirs, by a passkey; nothing at all where the browser has none to offer. */
export function PasskeyProofButton(props: PasskeyProofButtonProps) {
  const { act, variant = 'secondary', isAsked = false, onProven } = props
  const canUse = useCanUsePasskeys()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isNoticeNew, setIsNoticeNew] = useState(false)
  const isHere = useIsHere()
  const start = useAction(startPasskeyProof)
  const prove = useAction(provePasskey)

  async function handlePress() {
    setIsBusy(true)
    setFault(undefined)
    const ended = await signed()
    if (!isHere()) return
    setIsBusy(false)
    if (ended === 'cancelled') return
    if (ended === 'failed') setFault(unusable)
    else if (ended.kind === 'answered') {
      notePasskeyHere(true)
      onProven(ended.value)
    } else if (asksConsent(ended) && !isNoticeNew) setIsNoticeNew(true)
    else {
      // It was removed, or belongs to nobody any more: home offers the code again.
      if (ended.kind === 'rejected') notePasskeyHere(false)
      setFault(ended.kind === 'rejected' ? ended.message : httpText(ended.status))
    }
  }

  async function signed(): Promise<Result<ProofState> | 'cancelled' | 'failed'> {
    const begun = await start({ act })
    if (begun.kind !== 'answered') return begun
    const asked = await signWithPasskey(begun.value)
    if (asked.kind !== 'answered') return asked.kind === 'cancelled' ? 'cancelled' : 'failed'
    return prove({ act, agreedTo: isNoticeNew ? agreedTo : undefined, ...asked.answer })
  }

  const handleArrival = useEffectEvent(() => void handlePress())
  useEffect(() => {
    if (canUse && isAsked) handleArrival()
  }, [canUse, isAsked])

  if (!canUse) return null
  return (
    <>
      <Button variant={variant} isBlock isBusy={isBusy} onClick={handlePress}>
        <Icon of={ScanFace} />
        {isNoticeNew && '同意并'}用面容、指纹或锁屏密码{act === undefined ? '打开' : '确认'}
      </Button>
      {isNoticeNew && (
        <p role="status" className={styles.notice}>
          个人信息处理规则有更新，点按即同意。
          <br />
          <a href="#/agreement?name=privacy">我们怎样保护您的信息</a>
        </p>
      )}
      {fault !== undefined && (
        <div role="alert" className={styles.fault}>
          <NoticeBar tone="danger">{fault}</NoticeBar>
        </div>
      )}
    </>
  )
}
