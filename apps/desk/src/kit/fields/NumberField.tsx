import { classNames } from '@ecenter/ui/class-names.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import styles from './control.module.css'
import { FieldFrame, type ValueField } from './FieldFrame.tsx'

interface NumberFieldProps
  extends Omit<ValueField<number>, 'onChange'>,
    Pick<ComponentPropsWithRef<'input'>, 'disabled' | 'placeholder'> {
  /** Undefined while what stands there is no number. */
  readonly onChange: (value: number | undefined) => void
}

/** A plain number: an order in a list, a count. Text keeps what is typed until it is one. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, value, onChange, ...attributes } = props
  const id = useId()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const shown = value !== undefined && Number(text) !== value ? String(value) : text

  function handleText(typed: string) {
    setText(typed)
    const number = typed.trim() === '' ? Number.NaN : Number(typed)
    onChange(Number.isFinite(number) ? number : undefined)
  }

  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...attributes}
        id={id}
        {...describe(id, { hint, error })}
        className={classNames(styles.control, 'num')}
        value={shown}
        onChange={({ currentTarget }) => handleText(currentTarget.value)}
      />
    </FieldFrame>
  )
}
