import type { ReactNode } from 'react'
import styles from './PageFoot.module.css'

/** The quiet last lines of a screen: what happens with the data, another way on. */
export function PageFoot({ children }: { readonly children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>
}
