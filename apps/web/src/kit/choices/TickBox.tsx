import { Icon } from '@ecenter/ui/Icon.tsx'
import { Check } from 'lucide'
import type { ReactElement } from 'react'
import styles from './TickBox.module.css'

interface TickBoxProps {
  /** The native box. */
  readonly children: ReactElement
}

/** Draws a native box like the rest, as large as `--box` says. */
export function TickBox({ children }: TickBoxProps) {
  return (
    <span className={styles.box}>
      {children}
      <Icon of={Check} className={styles.tick} />
    </span>
  )
}
