import { classNames } from '@ecenter/ui/class-names.ts'
import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  readonly title?: string
  /** Beside the title. */
  readonly actions?: ReactNode
  /** What is inside reaches the edges: a table. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

/** A white part of a page with its own heading. */
export function Panel({ title, actions, isFlush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} {...(title !== undefined && { 'aria-labelledby': id })}>
      {title !== undefined && (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {actions}
        </div>
      )}
      <div className={classNames(!isFlush && styles.body)}>{children}</div>
    </section>
  )
}
