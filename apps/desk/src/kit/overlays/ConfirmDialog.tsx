import type { ReactNode } from 'react'
import { Actions } from '../buttons/Actions.tsx'
import { Button } from '../buttons/Button.tsx'
import { PageStack } from '../layout/PageStack.tsx'
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
      <PageStack>
        <div>{children}</div>
        <Actions notice={failure}>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isBusy}
            onClick={props.onYes}
          >
            {yes}
          </Button>
          <Button data-autofocus onClick={props.onNo}>
            {no}
          </Button>
        </Actions>
      </PageStack>
    </Dialog>
  )
}
