import type { ChangeEvent, ReactNode } from 'react'
import { SubmitButton } from '../kit/SubmitButton.tsx'
import { ConsentCheckbox, type useConsent } from '../shell/ConsentCheckbox.tsx'
import { FormNotice } from './FormNotice.tsx'
import { ImageCodeField } from './ImageCodeField.tsx'

interface LookupFormEndProps {
  /** What `useLookupForm` gives. */
  readonly form: {
    readonly rounds: number
    readonly notice: string | undefined
    readonly isSending: boolean
    readonly consent: ReturnType<typeof useConsent>
    readonly field: (name: 'verificationCode') => {
      readonly name: string
      readonly value: string
      readonly error: string | undefined
      readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    }
  }
  /** On the button: 查询保单. */
  readonly children: ReactNode
}

/** How every lookup ends: the image code, what the service said, consent, the button. */
export function LookupFormEnd({ form, children }: LookupFormEndProps) {
  return (
    <>
      <ImageCodeField
        {...form.field('verificationCode')}
        randName="carPolicyQuery"
        round={form.rounds}
      />
      <div>
        <FormNotice text={form.notice} />
        <ConsentCheckbox consent={form.consent} />
        <SubmitButton isSending={form.isSending} sendingText="正在查询…">
          {children}
        </SubmitButton>
      </div>
    </>
  )
}
