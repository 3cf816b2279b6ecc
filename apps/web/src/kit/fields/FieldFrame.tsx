import { classNames } from '@ecenter/ui/class-names.ts'
import { asideIdOf, FieldNote, type FieldWords } from '@ecenter/ui/FieldNote.tsx'
import type { ReactNode } from 'react'
import styles from './FieldFrame.module.css'

/** What every kind of field shows around its control. */
export interface FieldFrameProps extends FieldWords {
  readonly label: string
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
