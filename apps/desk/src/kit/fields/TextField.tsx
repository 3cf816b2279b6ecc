import { classNames } from '@ecenter/ui/class-names.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { type ComponentPropsWithRef, useId } from 'react'
import styles from './control.module.css'
import { FieldFrame, type ValueField } from './FieldFrame.tsx'

type Attributes = Omit<
  ComponentPropsWithRef<'input'>,
  keyof ValueField<string> | 'id' | 'className' | 'children'
>

/** One line of text; with `type`, a day (`date`), a moment, or words to search for. */
export function TextField({
  label,
  hint,
  error,
  value = '',
  onChange,
  ...attributes
}: ValueField<string> & Attributes) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <input
        autoComplete="off"
        {...attributes}
        id={id}
        {...describe(id, { hint, error })}
        className={styles.control}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  )
}

/** Six digits of an app, typed in one go or filled in by the browser. */
export function CodeField(props: ValueField<string> & Attributes) {
  const { label, hint, error, value = '', onChange, ...attributes } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...attributes}
        id={id}
        {...describe(id, { hint, error })}
        className={classNames(styles.control, styles.code, 'num')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  )
}
