import { type ReactNode, useId } from 'react'
import { Button, ButtonLink } from './Button.tsx'
import styles from './Dialog.module.css'
import { useModal } from './use-modal.ts'

export type DialogAction = { readonly label: string } & (
  | { readonly onPress: () => void }
  | { readonly href: string }
)

interface DialogProps {
  readonly isOpen: boolean
  /** Escape was pressed: the same as the answer that changes nothing. */
  readonly onClose: () => void
  readonly title?: string
  readonly children: ReactNode
  readonly code?: string | undefined
  /** The last one is the primary answer. */
  readonly actions: readonly [DialogAction] | readonly [DialogAction, DialogAction]
}

/** A message of the system that waits for an answer; default title 提示 (specification, section 8). */
export function Dialog({ isOpen, onClose, title = '提示', children, code, actions }: DialogProps) {
  const id = useId()
  const { ref, onClose: handleClose } = useModal(isOpen, onClose)
  return (
    <dialog
      ref={ref}
      onClose={handleClose}
      className={styles.overlay}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {isOpen && (
        <div className={styles.panel}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div id={`${id}-text`}>
            <p>{children}</p>
            {code !== undefined && (
              <p className={styles.code}>
                错误代码 <span className="num">{code}</span>
              </p>
            )}
          </div>
          <div className={styles.actions}>
            {actions.map((action, at) => (
              <Action key={action.label} action={action} isPrimary={at === actions.length - 1} />
            ))}
          </div>
        </div>
      )}
    </dialog>
  )
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
