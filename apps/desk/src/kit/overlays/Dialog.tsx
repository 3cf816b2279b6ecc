import { classNames } from '@ecenter/ui/class-names.ts'
import { X } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../buttons/Button.tsx'
import styles from './Dialog.module.css'

interface DialogProps {
  /** Escape or the cross; a press beside it is no answer, for too much may have been typed. */
  readonly onClose: () => void
  readonly title: string
  /** For a form with columns, a preview. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/**
 * A native dialog, open as long as it is rendered: the page behind is inert, the focus stays inside and
 * goes back to where it was. A child marked `data-autofocus` gets it instead of the heading.
 */
export function Dialog({ onClose, title, isWide = false, children }: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    const named = dialog?.querySelector<HTMLElement>('[data-autofocus]')
    const wanted = named ?? dialog?.querySelector<HTMLElement>('h2')
    wanted?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, isWide && styles.wide)}
      aria-labelledby={id}
      onCancel={(event) => {
        // React takes it away; until then it stays open, so that a draft inside is not torn out.
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={X} label="关闭" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
