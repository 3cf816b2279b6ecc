import type { FormEvent, ReactNode, RefObject } from 'react'
import { Callout } from '../layout/Callout.tsx'
import styles from './Form.module.css'

export interface FormProps {
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  /** What is to be said of the whole form. */
  readonly notice?: string | undefined
  /** The buttons below the fields. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Fields one below the other, a notice and the buttons. Rules judge, not the browser. */
export function Form({ ref, onSubmit, notice, actions, children }: FormProps) {
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
      {notice !== undefined && (
        <Callout tone="danger" isAlert>
          {notice}
        </Callout>
      )}
      <div className={styles.actions}>{actions}</div>
    </form>
  )
}

/** Fields beside each other, where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
