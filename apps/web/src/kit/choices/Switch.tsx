import type { ReactNode } from 'react'
import styles from './Switch.module.css'

interface SwitchProps {
  readonly name?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly disabled?: boolean
  readonly children: ReactNode
  /** Small, below the label. */
  readonly note?: string
}

/** On or off, at once: where something has to be sent first, a checkbox is right. */
export function Switch({ name, isOn, onChange, disabled, children, note }: SwitchProps) {
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      <input
        {...{ name, disabled }}
        className={styles.switch}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  )
}
