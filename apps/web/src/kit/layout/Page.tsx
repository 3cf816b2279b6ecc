import { classNames } from '@ecenter/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

interface PageProps {
  /** A `PageHeader`; none where the channel brings its own (specification, section 2). */
  readonly header?: ReactNode
  /** White, for forms. Lists and details stand on grey. */
  readonly isPlain?: boolean
  /** Holds `Columns`, which need the whole of a desk. */
  readonly isWide?: boolean
  readonly children: ReactNode
  /** An `ActionBar`. */
  readonly actions?: ReactNode
}

export function Page({ header, isPlain, isWide, children, actions }: PageProps) {
  const className = classNames(
    styles.page,
    isPlain && styles.plain,
    isWide && styles.wide,
    header === undefined && styles.noHeader,
  )
  return (
    <div className={className} data-plain={isPlain ? '' : undefined}>
      {header}
      <main className={styles.body}>{children}</main>
      {actions}
    </div>
  )
}
