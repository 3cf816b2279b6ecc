import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'

/** What every kind of field shows around its control. */
export interface FieldFrameProps {
  readonly label: string
  readonly hint?: ReactNode
  /** Takes the place of the hint. */
  readonly error?: string | undefined
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

type FieldNoteProps = Pick<FieldFrameProps, 'hint' | 'error'> & { readonly id: string }

/** The line below a control: its error, or else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error !== undefined) {
    return (
      <p key="error" className={styles.error} id={noteIdOf(id)} role="alert">
        {error}
      </p>
    )
  }
  if (hint === undefined) return null
  return (
    <p key="hint" className={styles.hint} id={noteIdOf(id)}>
      {hint}
    </p>
  )
}

/** The attributes that tie a control to its hint and its error. */
export function describe(id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>) {
  return {
    id,
    'aria-describedby': hint !== undefined || error !== undefined ? noteIdOf(id) : undefined,
    'aria-invalid': error !== undefined || undefined,
  }
}

function noteIdOf(id: string): string {
  return `${id}-note`
}
