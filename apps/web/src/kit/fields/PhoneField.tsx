import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

export type PhoneFieldProps = Omit<
  ComponentProps<typeof Field>,
  'inputMode' | 'autoComplete' | 'maxLength'
>

/** Whom to call, as it is typed; of a lookup, `MobileField` shows it in groups. */
export function PhoneField(props: PhoneFieldProps) {
  return <Field {...props} inputMode="tel" autoComplete="tel" maxLength={20} />
}
