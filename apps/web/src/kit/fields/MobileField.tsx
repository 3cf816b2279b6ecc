import type { Ref } from 'react'
import { Field } from './Field.tsx'
import type { FieldFrameProps } from './FieldFrame.tsx'
import { groupedMobile } from './grouped-mobile.ts'
import { useComposition } from './use-composition.ts'

interface MobileFieldProps extends FieldFrameProps {
  readonly name?: string
  readonly value: string
  /** As it was typed, without the spaces that it is shown with. */
  readonly onChange: (mobile: string) => void
  readonly ref?: Ref<HTMLInputElement>
}

/** A mobile number in the groups that people read it in, 138 0000 5678, while it is typed. */
export function MobileField({ value, onChange, ...field }: MobileFieldProps) {
  const typing = useComposition(groupedMobile(value), (input) => {
    const mobile = input.value.normalize('NFKC').replaceAll(/\s/g, '')
    const caret = input.selectionStart ?? input.value.length
    const isAtEnd = caret === input.value.length
    onChange(mobile)
    if (isAtEnd) return
    // As many characters stand before the caret as did, whatever spaces come or go.
    const before = input.value.slice(0, caret).replaceAll(/\s/g, '').length
    const shown = groupedMobile(mobile)
    input.value = shown
    const at = caretAfter(shown, before)
    input.setSelectionRange(at, at)
  })
  return <Field {...field} {...typing} inputMode="tel" autoComplete="tel-national" maxLength={20} />
}

function caretAfter(shown: string, characters: number): number {
  let left = characters
  let at = 0
  while (left > 0 && at < shown.length) {
    if (shown[at] !== ' ') left -= 1
    at += 1
  }
  return at
}
