import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Log.module.css'

interface LogRowProps {
  readonly icon: IconNode
  readonly title: ReactNode
  /** Lines below the title, in small type. */
  readonly notes: readonly string[]
  /** Right of them: a time, a badge, a button. */
  readonly aside?: ReactNode
  /** Worth a second look. */
  readonly isOdd?: boolean
  /** Below the lines: a button, what came of it. */
  readonly children?: ReactNode
}

/** The rows of a card: who or what, and when. */
export function Log({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.log}>{children}</ul>
}

export function LogRow({ icon, title, notes, aside, isOdd = false, children }: LogRowProps) {
  return (
    <li>
      <Icon of={icon} />
      <div className={classNames(styles.text, isOdd && styles.odd)}>
        <b>{title}</b>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {children}
      </div>
      {aside}
    </li>
  )
}
