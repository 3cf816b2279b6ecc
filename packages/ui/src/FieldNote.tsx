import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './FieldNote.module.css'
import { Icon } from './Icon.tsx'

/** What every kind of field says beside its control. */
export interface FieldWords {
  /** Small, right of the label: a word on the format, or a link to another way. */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** Takes the place of the hint. */
  readonly error?: string | undefined
}

type FieldNoteProps = Pick<FieldWords, 'hint' | 'error'> & { readonly id: string }

/** The line below a control: its error, or else its hint. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error !== undefined) {
    return (
      <p key="error" className={styles.error} id={noteIdOf(id)} role="alert">
        <Icon of={CircleAlert} size="s" />
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

/** The attributes that tie a control to its label's aside, its hint and its error. */
export function describe(id: string, { aside, hint, error }: FieldWords) {
  const described = [
    typeof aside === 'string' && asideIdOf(id),
    (hint !== undefined || error !== undefined) && noteIdOf(id),
  ].filter(Boolean)
  return {
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error !== undefined || undefined,
  }
}

export function asideIdOf(id: string): string {
  return `${id}-aside`
}

function noteIdOf(id: string): string {
  return `${id}-note`
}
