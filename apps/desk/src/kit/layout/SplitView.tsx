import { classNames } from '@ecenter/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './SplitView.module.css'

interface SplitViewProps {
  /** Read aloud: what is listed, and what is shown of it. */
  readonly listLabel: string
  readonly list: ReactNode
  readonly detailLabel: string
  readonly detail: ReactNode
  /** A third column, where there is room for one; below the detail otherwise. */
  readonly aside?: ReactNode
  readonly asideLabel?: string
  /** Where there is room for one column only, the detail takes the place of the list. */
  readonly isDetailOpen: boolean
}

/** A list and one of its things side by side, each scrolling by itself; it fills a page that `isFull`. */
export function SplitView(props: SplitViewProps) {
  const { listLabel, list, detailLabel, detail, aside, asideLabel, isDetailOpen } = props
  return (
    <div className={classNames(styles.split, isDetailOpen && styles.open)}>
      <section className={styles.list} aria-label={listLabel}>
        {list}
      </section>
      <section className={styles.detail} aria-label={detailLabel}>
        {detail}
      </section>
      {aside !== undefined && (
        <section className={styles.aside} aria-label={asideLabel}>
          {aside}
        </section>
      )}
    </div>
  )
}
