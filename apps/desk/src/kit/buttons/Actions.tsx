import type { ReactNode } from 'react'
import { Callout } from '../layout/Callout.tsx'
import styles from './Actions.module.css'

interface ActionsProps {
  /** Why it did not work: beside the button that was pressed. */
  readonly notice?: string | undefined
  readonly children: ReactNode
}

/** The buttons below what they act on; in a dialog they stay in sight, however long it is. */
export function Actions({ notice, children }: ActionsProps) {
  return (
    <div className={styles.foot}>
      {notice !== undefined && (
        <Callout tone="danger" isAlert>
          {notice}
        </Callout>
      )}
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
