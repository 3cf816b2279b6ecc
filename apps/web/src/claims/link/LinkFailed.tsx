import type { Failed } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Unlink } from 'lucide'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { FailureState } from '../../shell/screen/FailureState.tsx'
import { outageTitle } from '../../shell/screen/StaleNotice.tsx'
import { queryHref } from '../claim-pages.ts'

interface LinkFailedProps {
  readonly failed: Failed
  readonly onRetry: () => void
}

/** A link that leads nowhere any more is no outage: the claim is found by the form. */
export function LinkFailed({ failed, onRetry }: LinkFailedProps) {
  const { nothingFound, fieldRefused } = resultCodes
  const code = failed.kind === 'rejected' ? failed.code : undefined
  if (code !== nothingFound && code !== fieldRefused) {
    return (
      <FailureState {...{ failed, onRetry }} queryHref={queryHref('report')} outage={outageTitle} />
    )
  }
  return (
    <ResultState
      tone="empty"
      icon={Unlink}
      title="链接已失效"
      actions={
        <ButtonLink href={queryHref('report')} isBlock>
          用报案号查询
        </ButtonLink>
      }
    >
      短信里的链接有时限，过期就打不开了。
      <br />
      用报案号照样能查到进度。
    </ResultState>
  )
}
