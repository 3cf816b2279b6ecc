import type { ReactNode } from 'react'
import { SubmitButton } from '../kit/buttons/SubmitButton.tsx'
import { FormNotice } from './FormNotice.tsx'

interface FormEndProps {
  /** What `useCallForm` gives. */
  readonly form: { readonly notice: string | undefined; readonly isSending: boolean }
  readonly sendingText?: string
  readonly children: ReactNode
}

/** How a form ends: what the service said of it, the button. */
export function FormEnd({ form, ...button }: FormEndProps) {
  return (
    <div>
      <FormNotice text={form.notice} />
      <SubmitButton isSending={form.isSending} {...button} />
    </div>
  )
}
