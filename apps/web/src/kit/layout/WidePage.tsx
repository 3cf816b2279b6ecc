import { type ReactNode, useLayoutEffect } from 'react'
import { classNames } from './class-names.ts'
import styles from './WidePage.module.css'

interface WidePageProps {
  /** On the tinted band at the top: the screen's header, and what it is about. */
  readonly hero: ReactNode
  readonly children: ReactNode
  /** Beside the rest on a wide screen, below it on a phone. */
  readonly side?: ReactNode
  /** What stays at the bottom. */
  readonly actions?: ReactNode
}

const attribute = 'data-wide'

/** A page that has two columns on a desk, and on a phone that lies no larger type than on one that stands. */
export function WidePage({ hero, children, side, actions }: WidePageProps) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(attribute, true)
    return () => {
      document.documentElement.toggleAttribute(attribute, false)
    }
  }, [])
  return (
    <div className={styles.page}>
      <div className={styles.hero}>{hero}</div>
      <div className={classNames(styles.body, Boolean(side) && styles.columns)}>
        <main className={styles.stack}>{children}</main>
        {Boolean(side) && <div className={styles.stack}>{side}</div>}
      </div>
      {actions}
    </div>
  )
}
