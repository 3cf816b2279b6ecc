import { httpText } from '@ecenter/contract/outcome/http-text.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { CloudOff, SearchX } from 'lucide'
import type { Failed } from '../client/outcome.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { brand, hotlineUrl } from './brand.ts'

interface FailureStateProps {
  readonly failed: Failed
  readonly onRetry: () => void
  /** Where the customer can ask anew when nothing was found. */
  readonly queryHref: string
  /** Above an outage; by default that the screen cannot be opened. */
  readonly outage?: string | undefined
}

/** In place of a screen's content: nothing found and out of reach are different screens. */
export function FailureState(props: FailureStateProps) {
  const { failed, onRetry, queryHref, outage = '暂时打不开' } = props
  if (failed.kind === 'refused' && isAboutTheQuestion(failed.code)) {
    return (
      <ResultState
        tone="empty"
        icon={SearchX}
        title="请重新查询"
        actions={
          <ButtonLink href={queryHref} isBlock>
            重新查询
          </ButtonLink>
        }
      >
        {failed.message}
      </ResultState>
    )
  }
  return (
    <ResultState
      tone="error"
      icon={CloudOff}
      title={outage}
      code={failed.kind === 'refused' ? failed.code : undefined}
      actions={
        <>
          <Button isBlock onClick={onRetry}>
            再试一次
          </Button>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            拨打 {brand.hotline}
          </ButtonLink>
        </>
      }
    >
      {failed.kind === 'refused' ? failed.message : httpText(failed.status)}
    </ResultState>
  )
}

/** Nothing found, or what was proven has expired: the way on is to ask again. */
function isAboutTheQuestion(code: string): boolean {
  const { nothingFound, imageCodeNeeded, grantMissing, fieldRefused } = resultCodes
  return [nothingFound, imageCodeNeeded, grantMissing, fieldRefused].some((each) => each === code)
}
