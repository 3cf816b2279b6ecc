import type { Failed } from '@ecenter/client/result.ts'
import { stopSubscription } from '@ecenter/contract/claims/claim-calls.ts'
import { BellOff, CircleCheck } from 'lucide'
import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Screen } from '../../shell/screen/Screen.tsx'
import { LinkFailed } from './LinkFailed.tsx'

type Step = 'asking' | 'sending' | 'stopped' | Failed

/** Whoever gets the SMS may stop them without a code; a button does it, for previews open links too. */
export function StopReminders({ link }: { readonly link: string }) {
  const [step, setStep] = useState<Step>('asking')
  const stop = useAction(stopSubscription)

  async function handleStop() {
    setStep('sending')
    const result = await stop({ link })
    setStep(result.kind === 'answered' ? 'stopped' : result)
  }

  if (typeof step === 'object') {
    return (
      <Screen>
        <LinkFailed failed={step} onRetry={handleStop} />
      </Screen>
    )
  }
  return (
    <Screen title="停止短信提醒">
      {step === 'stopped' ? (
        <ResultState
          tone="success"
          icon={CircleCheck}
          title="已停止短信提醒"
          actions={
            <ButtonLink href="#/claims-query" data-click="claim query" variant="secondary" isBlock>
              查理赔进度
            </ButtonLink>
          }
        >
          这件理赔有新进展时，不再发短信给您。
          <br />
          想重新打开，请到理赔信息里打开。
        </ResultState>
      ) : (
        <ResultState
          tone="empty"
          icon={BellOff}
          title="停止短信提醒？"
          actions={
            <Button isBlock isBusy={step === 'sending'} onClick={handleStop}>
              停止提醒
            </Button>
          }
        >
          停止后，这件理赔有新进展时，
          <br />
          我们不再发短信给您。
        </ResultState>
      )}
    </Screen>
  )
}
