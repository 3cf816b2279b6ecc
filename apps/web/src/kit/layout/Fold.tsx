import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import styles from './Fold.module.css'

interface FoldProps {
  /** What is in it, and how much: 已到期的保单（3 份）. */
  readonly title: string
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** The part of a list that few look for, opened by a press or a key; its title says what is in it. */
export function Fold({ title, onToggle, children }: FoldProps) {
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {title}
        <Icon of={ChevronDown} size="s" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
