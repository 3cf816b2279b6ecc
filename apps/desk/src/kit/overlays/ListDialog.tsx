import { type ReactNode, useState } from 'react'
import { Actions } from '../buttons/Actions.tsx'
import { Button } from '../buttons/Button.tsx'
import { Form, type FormProps } from '../fields/Form.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './ListDialog.module.css'

/** What goes on with the one that is open. */
export interface OpenedThing {
  readonly onDone: () => void
  readonly onBack: () => void
}

interface ListDialogProps<Thing> {
  readonly title: string
  /** What the button says that adds one. */
  readonly add: string
  readonly list: (onChange: (thing: Thing) => void) => ReactNode
  /** The form of one; of a new one without it. */
  readonly form: (thing: Thing | undefined, opened: OpenedThing) => ReactNode
  /** One was added or changed. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Things in a list, of which one is added or changed at a time, in its place. */
export function ListDialog<Thing>(props: ListDialogProps<Thing>) {
  const { title, add, list, form, onChanged, onClose } = props
  const [open, setOpen] = useState<{ readonly thing: Thing | undefined }>()
  const onBack = () => setOpen(undefined)

  function handleDone() {
    onBack()
    onChanged()
  }

  return (
    <Dialog title={title} isWide onClose={onClose}>
      {open === undefined ? (
        <div className={styles.parts}>
          {list((thing) => setOpen({ thing }))}
          <Actions>
            <Button variant="primary" onClick={() => setOpen({ thing: undefined })}>
              {add}
            </Button>
          </Actions>
        </div>
      ) : (
        form(open.thing, { onDone: handleDone, onBack })
      )}
    </Dialog>
  )
}

interface ThingFormProps extends Pick<OpenedThing, 'onBack'> {
  readonly form: {
    readonly props: Omit<FormProps, 'actions' | 'children'>
    readonly isSending: boolean
  }
  readonly children: ReactNode
}

/** The fields of one of them, a button that keeps it, one that leads back to the list. */
export function ThingForm({ form, onBack, children }: ThingFormProps) {
  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            保存
          </Button>
          <Button onClick={onBack}>返回</Button>
        </>
      }
    >
      {children}
    </Form>
  )
}
