import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  readOnlyProven,
  setOnlyProven,
  stopOnlyProvenEnd,
} from '@ecenter/contract/person/only-proven.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { TriangleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { tellFailure } from '../client/failures/failure-dialog.ts'
import { useAction } from '../client/use-action.ts'
import { useCall } from '../client/use-call.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Switch } from '../kit/choices/Switch.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { useLeftOpen } from '../state/sent-codes.ts'
import { FailureNotice } from '../verification/FailureNotice.tsx'
import { PhoneOnFileSheet } from '../verification/PhoneOnFileSheet.tsx'
import styles from './OnlyProvenEnding.module.css'

/** Whether searches by facts find what is the person's; that there is no answer is no answer. */
export function OnlyProvenSwitch() {
  const { value, failed, ask } = useCall(readOnlyProven, {})
  if (value !== undefined) return <StoredSwitch stored={value} onChanged={ask} />
  if (failed === undefined) return <SkeletonCards />
  // Whoever has proven a car or one policy alone has no say; who has proven nothing is told so by the page.
  const isAnother = failed.kind === 'rejected' && failed.code === resultCodes.grantMissing
  return isAnother ? null : <FailureNotice failed={failed} onRetry={ask} />
}

interface StoredSwitchProps {
  readonly stored: ResponseOf<typeof readOnlyProven>
  readonly onChanged: () => void
}

const formName = setOnlyProven.path

/** It shows what the service has stored; each change takes a code of its own. */
function StoredSwitch({ stored, onChanged }: StoredSwitchProps) {
  const { handle, isOn: storedOn, ending } = stored
  const [isOn, setIsOn] = useState(storedOn)
  const [isSending, setIsSending] = useState(false)
  const [isProving, setIsProving] = useState(false)
  const [proofs, setProofs] = useState(0)
  const change = useAction(setOnlyProven)
  const leftOpen = useLeftOpen(formName)
  useEffect(() => {
    if (leftOpen !== undefined) setIsProving(true)
  }, [leftOpen])

  async function handleChange() {
    if (isSending) return
    setIsSending(true)
    const result = await change({ handle, isOn: !isOn })
    setIsSending(false)
    if (result.kind === 'answered') {
      // Also what staff were asked to do is void by it.
      onChanged()
      return setIsOn(result.value.isOn)
    }
    const isCodeNeeded =
      result.kind === 'rejected' && result.code === resultCodes.grantMissing && !isProving
    if (isCodeNeeded) return setIsProving(true)
    tellFailure({ call: setOnlyProven, failed: result })
  }

  return (
    <Card label="谁能查到">
      <Switch
        name="only-proven"
        isOn={isOn}
        onChange={() => void handleChange()}
        note="打开后，别人知道车牌、保单号和证件号，也查不到您的保单、理赔和订单。您用手机验证后，看到的和现在一样。"
      >
        仅限手机验证后查看
      </Switch>
      {ending && <OnlyProvenEnding endsAt={ending.endsAt} onStopped={onChanged} />}
      <span className="sr-only" role="status">
        {isSending ? '正在保存' : isOn ? '仅限手机验证后查看' : '凭证件信息也能查到'}
      </span>
      <PhoneOnFileSheet
        key={proofs}
        handle={handle}
        purpose="set-only-proven"
        form={formName}
        isOpen={isProving}
        onClose={() => setIsProving(false)}
        onProven={() => {
          setIsProving(false)
          // The next change needs a code of its own.
          setProofs(proofs + 1)
          void handleChange()
        }}
      />
    </Card>
  )
}

interface OnlyProvenEndingProps {
  /** Absent until a second member of staff has confirmed. */
  readonly endsAt: string | undefined
  /** It is read again, whether it was stopped or had been already. */
  readonly onStopped: () => void
}

/** That staff were asked to end it without the phone: whoever reads this has the phone, and stops it. */
function OnlyProvenEnding({ endsAt, onStopped }: OnlyProvenEndingProps) {
  const [isBusy, setIsBusy] = useState(false)
  const stop = useAction(stopOnlyProvenEnd)

  async function handleStop() {
    setIsBusy(true)
    const result = await stop({})
    setIsBusy(false)
    if (result.kind !== 'answered') tellFailure({ call: stopOnlyProvenEnd, failed: result })
    onStopped()
  }

  return (
    <div className={styles.ending}>
      <NoticeBar tone="warning" icon={TriangleAlert}>
        有人持证件在柜台申请关闭这个设置
        {endsAt === undefined ? '，等工作人员复核。' : `，${endsAt} 生效。`}
        不是您本人申请的，请停止。
      </NoticeBar>
      <Button isBlock isBusy={isBusy} onClick={() => void handleStop()}>
        停止这个申请
      </Button>
    </div>
  )
}
