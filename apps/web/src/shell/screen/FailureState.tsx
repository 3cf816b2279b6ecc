import type { Failed } from '@ecenter/client/result.ts'
import type { Call } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { CloudOff, SearchX } from 'lucide'
import { failureReaction } from '../../client/failures/failure-reaction.ts'
import { reloadPage } from '../../client/reload-page.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { brand, hotlineUrl } from '../brand.ts'
import { useElderMode } from '../elder-mode.ts'
import { HomeLink } from './HomeLink.tsx'

interface FailureStateProps {
  readonly failed: Failed
  readonly onRetry: () => void
  /** Where the customer can ask anew when nothing was found; without one they go home. */
  readonly queryHref?: string | undefined
  /** Above an outage; by default that the screen cannot be opened. */
  readonly outage?: string | undefined
  /** What was asked: the catalogue makes exceptions of some calls. */
  readonly call?: Pick<Call, 'path'> | undefined
}

const anyCall = { path: '/' } as const

/** In place of a screen's content: nothing found and out of reach are different screens. */
export function FailureState(props: FailureStateProps) {
  const { failed, onRetry, queryHref, outage = '暂时打不开', call = anyCall } = props
  if (failed.kind === 'rejected' && isAboutTheQuestion(failed.code)) {
    return (
      <ResultState
        tone="empty"
        icon={SearchX}
        title="请重新查询"
        actions={
          queryHref === undefined ? (
            <HomeLink />
          ) : (
            <ButtonLink href={queryHref} isBlock>
              重新查询
            </ButtonLink>
          )
        }
      >
        {failed.message}
      </ResultState>
    )
  }
  const reaction = failureReaction({ call, failed }, document.cookie)
  return (
    <ResultState
      tone="error"
      icon={CloudOff}
      title={outage}
      code={failed.kind === 'rejected' ? failed.code : undefined}
      actions={<WaysOn kind={reaction.kind} onRetry={onRetry} />}
    >
      {'text' in reaction ? reaction.text : failed.kind === 'rejected' && failed.message}
    </ResultState>
  )
}

interface WaysOnProps {
  readonly kind: ReturnType<typeof failureReaction>['kind']
  readonly onRetry: () => void
}

/**
 * The buttons of the catalogue (specification, section 8), in place of its dialog. Where they do not
 * ask again by themselves, that comes before them: it is the shortest way on.
 */
function WaysOn({ kind, onRetry }: WaysOnProps) {
  // With large type the foot of every screen has the hotline.
  const isElder = useElderMode()
  const callUs = kind === 'confirm' ? '联系我们' : '拨打'
  return (
    <>
      {kind === 'reload' ? (
        <Button isBlock onClick={reloadPage}>
          重新加载
        </Button>
      ) : (
        <Button isBlock onClick={onRetry}>
          再试一次
        </Button>
      )}
      {(kind === 'confirm' || kind === 'go-home') && <HomeLink isSecondary />}
      {!isElder && (
        <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
          {callUs} {brand.hotline}
        </ButtonLink>
      )}
    </>
  )
}

/** Nothing found, or what was proven has expired: the way on is to ask again. */
function isAboutTheQuestion(code: string): boolean {
  const { nothingFound, imageCodeNeeded, grantMissing, fieldRefused } = resultCodes
  return [nothingFound, imageCodeNeeded, grantMissing, fieldRefused].some((each) => each === code)
}
