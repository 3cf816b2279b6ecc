import type { ReactNode } from 'react'
import styles from './Fields.module.css'

/** The fields of a form, one below the other. */
export function Fields({ children }: { readonly children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>
}
