import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

type PhoneFieldProps = Omit<
  ComponentProps<typeof Field>,
  'inputMode' | 'autoComplete' | 'maxLength'
>

/** Whom to call, as it is typed, or as it was proven; of a lookup, `MobileField` shows it in groups. */
export function PhoneField(props: PhoneFieldProps) {
  const isProven = `${props.value}`.includes('*') && !props.error
  const aside = isProven ? '已验证' : props.aside
  return <Field {...props} aside={aside} inputMode="tel" autoComplete="tel" maxLength={20} />
}
