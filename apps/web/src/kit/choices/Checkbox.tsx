import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { TickBox } from './TickBox.tsx'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  /** The agreement, with links to its texts. */
  readonly children: ReactNode
  readonly error?: string | undefined
}

export function Checkbox({ children, error, ...attributes }: CheckboxProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <TickBox>
          <input {...attributes} {...describe(id, { error })} type="checkbox" />
        </TickBox>
        <span>{children}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  )
}
