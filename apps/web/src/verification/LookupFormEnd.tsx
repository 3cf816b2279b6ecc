import type { ComponentProps, ReactNode } from 'react'
import { SubmitButton } from '../kit/buttons/SubmitButton.tsx'
import { ConsentCheckbox, type useConsent } from '../shell/agreements/ConsentCheckbox.tsx'
import { FormNotice } from './FormNotice.tsx'
import { ImageCodeField } from './ImageCodeField.tsx'

interface LookupFormEndProps {
  /** What `useLookupForm` gives. */
  readonly form: {
    readonly rounds: number
    readonly notice: string | undefined
    readonly onChecked: ComponentProps<typeof ImageCodeField>['onChecked']
    readonly isSending: boolean
    readonly consents: readonly ReturnType<typeof useConsent>[]
  }
  /** The form's field of the image code, whatever its call names it; none where a slide captcha guards. */
  readonly code:
    | Omit<ComponentProps<typeof ImageCodeField>, 'randName' | 'round' | 'onChecked'>
    | undefined
  /** On the button: 查询保单. */
  readonly children: ReactNode
}

/** How every lookup ends: the image code, what the service said, consent, the button. */
export function LookupFormEnd({ form, code, children }: LookupFormEndProps) {
  return (
    <>
      {code && (
        <ImageCodeField
          {...code}
          randName="carPolicyQuery"
          round={form.rounds}
          onChecked={form.onChecked}
        />
      )}
      <div>
        <FormNotice text={form.notice} />
        {form.consents.map((consent) => (
          <ConsentCheckbox key={consent.names.join()} consent={consent} />
        ))}
        <SubmitButton isSending={form.isSending} sendingText="正在查询…">
          {children}
        </SubmitButton>
      </div>
    </>
  )
}
