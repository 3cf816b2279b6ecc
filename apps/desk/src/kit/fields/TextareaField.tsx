import { classNames } from '@ecenter/ui/class-names.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { type ComponentPropsWithRef, useId } from 'react'
import styles from './control.module.css'
import { FieldFrame, type ValueField } from './FieldFrame.tsx'

type Attributes = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof ValueField<string> | 'id' | 'className' | 'children'
>

/** Several lines of words. */
export function TextareaField(props: ValueField<string> & Attributes) {
  const { label, hint, error, value = '', onChange, ...attributes } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <textarea
        {...attributes}
        id={id}
        {...describe(id, { hint, error })}
        className={classNames(styles.control, styles.area)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  )
}
