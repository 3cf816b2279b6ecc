import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { type ReactNode, useId } from 'react'
import type { FieldFrameProps } from '../fields/FieldFrame.tsx'
import styles from './ChoiceFrame.module.css'

interface ChoiceFrameProps extends Omit<FieldFrameProps, 'aside'> {
  /** Small, right of the label: how many may be chosen. */
  readonly aside?: string | undefined
  readonly role?: 'radiogroup'
  /** What stands around it says it already. */
  readonly isLabelHidden?: boolean
  readonly children: ReactNode
}

/** What a group of choices shows around them: label, hint and error, like a field. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { label, aside, hint, error, role, isLabelHidden = false, children } = props
  const id = useId()
  const described = describe(id, { hint, error })
  // A plain group cannot be invalid, only what is in it.
  const isInvalid = role === 'radiogroup' ? described['aria-invalid'] : undefined
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={described['aria-describedby']}
      aria-invalid={isInvalid}
    >
      <legend className={isLabelHidden ? 'sr-only' : styles.head}>
        <span className={styles.label}>{label}</span>
        {aside !== undefined && <small className={styles.aside}>{aside}</small>}
      </legend>
      {/* Below many choices it would be out of sight. */}
      {error !== undefined && (
        <div className={styles.fault}>
          <FieldNote id={id} error={error} />
        </div>
      )}
      {children}
      {error === undefined && <FieldNote id={id} hint={hint} />}
    </fieldset>
  )
}
