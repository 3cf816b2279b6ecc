import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Form, type FormProps } from '../fields/Form.tsx'
import { Dialog } from './Dialog.tsx'

interface FormDialogProps {
  readonly title: string
  /** For fields beside each other. */
  readonly isWide?: boolean
  /** What the button that sends it says. */
  readonly action: string
  /** What it does cannot be taken back. */
  readonly isDanger?: boolean
  readonly form: {
    readonly props: Omit<FormProps, 'actions' | 'children'>
    readonly isSending: boolean
  }
  /** What it asks about is not there yet, or could not be read: nothing can be sent. */
  readonly isHeld?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form over the page: its fields, a button that sends it, one that leaves it. */
export function FormDialog(props: FormDialogProps) {
  const { title, isWide = false, action, isDanger = false, form, isHeld, onClose, children } = props
  return (
    <Dialog {...{ title, isWide, onClose }}>
      <Form
        {...form.props}
        actions={
          <>
            <Button
              type="submit"
              variant={isDanger ? 'danger' : 'primary'}
              isBusy={form.isSending}
              disabled={isHeld}
            >
              {action}
            </Button>
            <Button onClick={onClose}>取消</Button>
          </>
        }
      >
        {children}
      </Form>
    </Dialog>
  )
}
