import { classNames } from '@ecenter/ui/class-names.ts'
import type { ReactNode } from 'react'
import styles from './Page.module.css'

interface PageProps {
  /** A `PageHeader`; none where the channel brings its own (specification, section 2). */
  readonly header?: ReactNode
  /** White, for forms. Lists and details stand on grey. */
  readonly isPlain?: boolean
  readonly children: ReactNode
  /** An `ActionBar`. */
  readonly actions?: ReactNode
}

export function Page({ header, isPlain, children, actions }: PageProps) {
  const className = classNames(
    styles.page,
    isPlain && styles.plain,
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
