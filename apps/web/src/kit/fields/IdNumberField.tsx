import { useState } from 'react'
import { Field } from './Field.tsx'
import type { FieldFrameProps } from './FieldFrame.tsx'
import { groupedId } from './grouped-id.ts'
import { keepCaret } from './keep-caret.ts'
import { useComposition } from './use-composition.ts'

interface IdNumberFieldProps extends Omit<FieldFrameProps, 'label'> {
  readonly label?: string
  readonly name?: string
  readonly value: string
  /** In capitals, without spaces. */
  readonly onChange: (id: string) => void
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** An ID number as it stands on the card: while it is typed, the hint gives way to it in groups. */
export function IdNumberField(props: IdNumberFieldProps) {
  const { label = '证件号码', hint, value, onChange, ...field } = props
  const [isTyping, setIsTyping] = useState(false)
  const groups = isTyping ? groupedId(value) : undefined
  const typing = useComposition(value, (input) => {
    const id = input.value.replaceAll(/\s/g, '').toUpperCase()
    keepCaret(input, id)
    onChange(id)
  })
  return (
    <Field
      {...field}
      {...typing}
      label={label}
      hint={groups === undefined ? hint : <span className="num">{groups}</span>}
      autoCapitalize="characters"
      spellCheck={false}
      onFocus={() => setIsTyping(true)}
      onBlur={() => setIsTyping(false)}
    />
  )
}
