import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Callout } from '../layout/Callout.tsx'
import styles from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  /** What will happen. */
  readonly children: ReactNode
  readonly yes: string
  readonly no?: string
  /** What cannot be taken back. */
  readonly isDangerous?: boolean
  readonly isBusy?: boolean
  /** Why it did not work. */
  readonly failure?: string | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}

/** A question with a yes and a no; Escape means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, yes, no = '取消', isDangerous, isBusy = false, failure } = props
  return (
    <Dialog title={title} onClose={props.onNo}>
      <div>{children}</div>
      {failure !== undefined && (
        <Callout tone="danger" isAlert>
          {failure}
        </Callout>
      )}
      <div className={styles.actions}>
        <Button data-autofocus onClick={props.onNo}>
          {no}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={props.onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
