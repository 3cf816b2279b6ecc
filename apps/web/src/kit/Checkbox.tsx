import { Check } from 'lucide'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { describe, FieldNote } from './FieldFrame.tsx'
import { Icon } from './Icon.tsx'

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
        <span className={styles.box}>
          <input {...attributes} {...describe(id, { error })} type="checkbox" />
          <Icon of={Check} className={styles.tick} />
        </span>
        <span>{children}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  )
}
