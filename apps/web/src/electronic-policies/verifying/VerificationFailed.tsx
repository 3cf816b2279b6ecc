import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { CloudOff, ScanLine } from 'lucide'
import type { ReactNode } from 'react'
import { Arrival } from '../../documents/Arrival.tsx'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { SlideNeeded } from '../../verification/SlideNeeded.tsx'

interface VerificationFailedProps {
  readonly failed: Failed
  readonly onRetry: () => void
  /** Another way to check. */
  readonly children?: ReactNode
}

/** Nothing was checked, which is no verdict: a code cut off and a service out of reach say so. */
export function VerificationFailed({ failed, onRetry, children }: VerificationFailedProps) {
  const code = failed.kind === 'rejected' ? failed.code : undefined
  if (code === resultCodes.slideNeeded)
    return <SlideNeeded onPassed={onRetry}>查验次数较多，完成一次拼图后继续。</SlideNeeded>
  if (failed.kind === 'rejected' && code === resultCodes.fieldRefused) {
    return (
      <Arrival>
        <ResultState tone="empty" icon={ScanLine} title="验真码不完整" actions={children}>
          {failed.message}
        </ResultState>
      </Arrival>
    )
  }
  return (
    <Arrival>
      <ResultState
        tone="error"
        icon={CloudOff}
        title="暂时查不了"
        code={code}
        actions={
          <>
            <Button isBlock onClick={onRetry}>
              再试一次
            </Button>
            {children}
            <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
              拨打 {brand.hotline}
            </ButtonLink>
          </>
        }
      >
        {failed.kind === 'rejected' ? failed.message : httpText(failed.status)}
        <br />
        这不表示保单有问题。
      </ResultState>
    </Arrival>
  )
}
