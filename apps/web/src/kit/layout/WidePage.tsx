import { type ReactNode, useLayoutEffect } from 'react'
import { Columns } from './Columns.tsx'
import styles from './WidePage.module.css'

interface WidePageProps {
  /** A `PageHeader` or the like; none where the channel brings its own. */
  readonly header?: ReactNode
  /** On the tinted band below it: what the screen is about. */
  readonly hero: ReactNode
  readonly children: ReactNode
  /** Beside the rest on a wide screen, below it on a phone. */
  readonly side?: ReactNode
  /** Below both, at the lower end of the screen however short the page is. */
  readonly foot: ReactNode
  /** What stays at the bottom. */
  readonly actions?: ReactNode
}

const attribute = 'data-wide'

/** A page that has two columns on a desk, and on a phone that lies no larger type than on one that stands. */
export function WidePage({ header, hero, children, side, foot, actions }: WidePageProps) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(attribute, true)
    return () => {
      document.documentElement.toggleAttribute(attribute, false)
    }
  }, [])
  return (
    <div className={styles.page}>
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <main className={styles.main}>
        <div className={styles.hero}>{hero}</div>
        <div className={styles.body}>
          <Columns side={side}>{children}</Columns>
        </div>
        <div className={styles.foot}>{foot}</div>
      </main>
      {actions}
    </div>
  )
}
