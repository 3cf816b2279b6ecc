import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'

/** What every kind of field shows around its control. */
export interface FieldFrameProps {
  readonly label: string
  /** Small, right of the label: a word on the format, or a link to another way. */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** Takes the place of the hint. */
  readonly error?: string | undefined
}

interface FrameProps extends FieldFrameProps {
  readonly id: string
  /** In elder mode the control takes the first line, what follows it the second. */
  readonly isWrapping?: boolean | undefined
  readonly children: ReactNode
}

export function FieldFrame(props: FrameProps) {
  const { id, label, aside, hint, error, isWrapping, children } = props
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside !== undefined && (
          <small className={styles.aside} id={asideIdOf(id)}>
            {aside}
          </small>
        )}
      </div>
      <div
        className={classNames(
          styles.box,
          error !== undefined && styles.isError,
          isWrapping && styles.isWrapping,
        )}
      >
        {children}
      </div>
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
export function describe(id: string, { aside, hint, error }: Omit<FieldFrameProps, 'label'>) {
  const described = [
    typeof aside === 'string' && asideIdOf(id),
    (hint !== undefined || error !== undefined) && noteIdOf(id),
  ].filter(Boolean)
  return {
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error !== undefined || undefined,
  }
}

function asideIdOf(id: string): string {
  return `${id}-aside`
}

function noteIdOf(id: string): string {
  return `${id}-note`
}
