import type { ReactNode } from 'react'
import styles from './CardActions.module.css'

/** What can be done with the thing of a card: two links or buttons at its foot, each an icon and a word. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
