import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../buttons/Button.tsx'
import styles from './Dialog.module.css'
import { DialogFrame } from './DialogFrame.tsx'

export type DialogAction = { readonly label: string } & (
  | { readonly onPress: () => void }
  | { readonly href: string }
)

interface DialogProps {
  readonly isOpen: boolean
  /** Escape was pressed: the same as the answer that changes nothing. */
  readonly onClose: () => void
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly code?: string | undefined
  /** The last one is the primary answer. */
  readonly actions: readonly [DialogAction] | readonly [DialogAction, DialogAction]
}

/** A message of the system that waits for an answer. */
export function Dialog({ isOpen, onClose, title, children, code, actions }: DialogProps) {
  const text = (
    <>
      <p>{children}</p>
      {code !== undefined && (
        <div className={styles.code}>
          错误代码 <span className="num">{code}</span>
        </div>
      )}
    </>
  )
  const buttons = actions.map((action, at) => (
    <Action key={action.label} action={action} isPrimary={at === actions.length - 1} />
  ))
  return <DialogFrame {...{ isOpen, onClose, title, text }} role="alertdialog" actions={buttons} />
}

interface ActionProps {
  readonly action: DialogAction
  readonly isPrimary: boolean
}

function Action({ action, isPrimary }: ActionProps) {
  const look = {
    variant: isPrimary ? 'primary' : 'secondary',
    'data-autofocus': isPrimary ? '' : undefined,
  } as const
  if ('href' in action) {
    return (
      <ButtonLink {...look} href={action.href}>
        {action.label}
      </ButtonLink>
    )
  }
  return (
    <Button {...look} onClick={action.onPress}>
      {action.label}
    </Button>
  )
}
