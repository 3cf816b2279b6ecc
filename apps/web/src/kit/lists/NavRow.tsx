import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronRight, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import styles from './NavRow.module.css'

interface NavRowProps {
  readonly href: string
  readonly icon?: IconNode
  readonly children: ReactNode
  /** Below the text, in small type. */
  readonly note?: string
  /** Right, before the arrow: 2 次. */
  readonly value?: string
  /** Names it where its clicks are counted. */
  readonly 'data-click'?: string
}

/** A row that opens a screen; its home is a `Card` with `isNavList`. */
export function NavRow({ icon, children, note, value, ...link }: NavRowProps) {
  return (
    <a className={styles.row} {...link}>
      {icon && <Icon of={icon} className={styles.icon} />}
      <span className={styles.text}>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      <Icon of={ChevronRight} className={styles.go} />
    </a>
  )
}
