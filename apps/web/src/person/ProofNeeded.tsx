import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { LockKeyhole } from 'lucide'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { shownHash } from '../shell/back-guard.ts'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { PasskeyProofButton } from './PasskeyProofButton.tsx'
import { proofHref } from './proof/proof-href.ts'

interface ProofNeededProps {
  /** Of the whole person: a proof of a car or a policy alone, though it runs, will not do. */
  readonly isOfPerson: boolean
  readonly onProven: () => void
}

/** In place of what is a customer's own: it takes a proof, which leads back to this page. */
function ProofNeeded({ isOfPerson, onProven }: ProofNeededProps) {
  const here = shownHash().replace(/^#/, '')
  return (
    <ResultState
      tone="empty"
      icon={LockKeyhole}
      title="先确认是您本人"
      actions={
        <>
          <ButtonLink href={proofHref(here, isOfPerson ? 'person' : undefined)} isBlock>
            用手机号验证
          </ButtonLink>
          <PasskeyProofButton onProven={onProven} />
        </>
      }
    >
      这里有您的个人信息，
      <br />
      验证{isOfPerson && '本人的'}手机号后就能看到。
    </ResultState>
  )
}

interface OwnUnansweredProps extends Omit<ComponentProps<typeof Unanswered>, 'queryHref'> {
  /** Only who proved the whole person sees this page. */
  readonly isOfPerson?: boolean
}

/** `Unanswered` for a page of the customer's own: where the proof alone is missing, it asks for that. */
export function OwnUnanswered({ failed, isOfPerson = false, ...rest }: OwnUnansweredProps) {
  const isProofMissing = failed?.kind === 'rejected' && failed.code === resultCodes.grantMissing
  return isProofMissing ? (
    <ProofNeeded isOfPerson={isOfPerson} onProven={rest.ask} />
  ) : (
    <Unanswered failed={failed} {...rest} />
  )
}
