import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react'
import { Actions } from '../buttons/Actions.tsx'
import { Button } from '../buttons/Button.tsx'
import { Callout } from '../layout/Callout.tsx'
import styles from './Form.module.css'
import { sendByKeys } from './send-by-keys.ts'

export interface FormProps {
  readonly ref?: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  /** What is to be said of the whole form. */
  readonly notice?: string | undefined
  /** Given where it holds what was typed before, elsewhere: takes that out again. */
  readonly onForget?: (() => void) | undefined
  /** The buttons below the fields. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** Fields one below the other, a notice and the buttons. Rules judge, not the browser. */
export function Form({ ref, onSubmit, notice, onForget, actions, children }: FormProps) {
  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={handleKey}>
      {onForget !== undefined && (
        <Callout
          actions={
            <Button isSmall onClick={onForget}>
              不要了，重新填
            </Button>
          }
        >
          这里是您上次填了还没提交的内容。
        </Callout>
      )}
      {children}
      <Actions notice={notice}>{actions}</Actions>
    </form>
  )
}

/** By the button, which may be held. */
function handleKey(event: KeyboardEvent<HTMLFormElement>): void {
  const form = event.currentTarget
  sendByKeys(event.nativeEvent, () =>
    form.querySelector<HTMLButtonElement>('button[type="submit"]')?.click(),
  )
}

/** Fields beside each other, where there is room. */
export function FieldRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
