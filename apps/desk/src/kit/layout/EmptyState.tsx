import { Icon } from '@ecenter/ui/Icon.tsx'
import { type IconNode, Inbox } from 'lucide'
import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

interface EmptyStateProps {
  readonly icon?: IconNode
  readonly title: string
  /** When something will be here, or what to do now. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
}

/** In place of a list that has nothing in it; one of several panels says so in a line or two. */
export function EmptyState({ icon = Inbox, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty} data-empty>
      <Icon of={icon} size="xl" />
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p>{children}</p>}
      {actions}
    </div>
  )
}
