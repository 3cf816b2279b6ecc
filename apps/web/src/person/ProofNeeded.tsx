import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { LockKeyhole } from 'lucide'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { shownHash } from '../shell/back-guard.ts'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { PasskeyProofButton } from './PasskeyProofButton.tsx'

/** In place of what is a customer's own: it takes a proof, which leads back to this page. */
function ProofNeeded({ onProven }: { readonly onProven: () => void }) {
  const here = encodeURIComponent(shownHash().replace(/^#/, ''))
  return (
    <ResultState
      tone="empty"
      icon={LockKeyhole}
      title="先确认是您本人"
      actions={
        <>
          <ButtonLink href={`#/proof?to=${here}`} isBlock>
            用手机号验证
          </ButtonLink>
          <PasskeyProofButton onProven={onProven} />
        </>
      }
    >
      这里有您的个人信息，
      <br />
      验证手机号后就能看到。
    </ResultState>
  )
}

type OwnUnansweredProps = Omit<ComponentProps<typeof Unanswered>, 'queryHref'>

/** `Unanswered` for a page of the customer's own: where the proof alone is missing, it asks for that. */
export function OwnUnanswered({ failed, ...rest }: OwnUnansweredProps) {
  const isProofMissing = failed?.kind === 'rejected' && failed.code === resultCodes.grantMissing
  return isProofMissing ? (
    <ProofNeeded onProven={rest.ask} />
  ) : (
    <Unanswered failed={failed} {...rest} />
  )
}
