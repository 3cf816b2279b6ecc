import type { ReactNode } from 'react'
import styles from './PageStack.module.css'

/** Panels of a page, one below the other. */
export function PageStack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** Two columns of panels where there is room; what is read first stands in the first. */
export function PageColumns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** Buttons beside each other. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
