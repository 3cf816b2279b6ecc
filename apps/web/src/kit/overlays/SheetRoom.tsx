import type { ReactNode } from 'react'
import styles from './SheetRoom.module.css'

/** All the height of a sheet, whatever a search leaves in it: nothing moves under the finger. */
export function SheetRoom({ children }: { readonly children: ReactNode }) {
  return <div className={styles.room}>{children}</div>
}
