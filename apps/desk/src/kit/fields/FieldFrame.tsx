import { FieldNote, type FieldWords } from '@ecenter/ui/FieldNote.tsx'
import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'

/** What every kind of field shows around its control. */
export interface FieldFrameProps extends Omit<FieldWords, 'aside'> {
  readonly label: string
}

/** A field of a value: `form.field(name)` gives all but the label. */
export interface ValueField<Value> extends FieldFrameProps {
  readonly name: string
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

interface FrameProps extends FieldFrameProps {
  readonly id: string
  readonly children: ReactNode
}

export function FieldFrame({ id, label, hint, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <FieldNote id={id} hint={hint} error={error} />
    </div>
  )
}
