import type { ResponseOf } from '@ecenter/contract/call.ts'
import { readOnlyProven, setOnlyProven } from '@ecenter/contract/person/only-proven.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useState } from 'react'
import { tellFailure } from '../client/failure-dialog.ts'
import { useAction } from '../client/use-action.ts'
import { useCall } from '../client/use-call.ts'
import { Switch } from '../kit/choices/Switch.tsx'
import { Card } from '../kit/layout/Card.tsx'
import { SkeletonCards } from '../kit/progress/Skeleton.tsx'
import { useLeftOpen } from '../state/sent-codes.ts'
import { FailureNotice } from '../verification/FailureNotice.tsx'
import { PhoneOnFileSheet } from '../verification/PhoneOnFileSheet.tsx'
import { OnlyProvenEnding } from './OnlyProvenEnding.tsx'

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
