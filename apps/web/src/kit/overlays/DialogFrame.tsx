import { type ReactNode, useId } from 'react'
import styles from './DialogFrame.module.css'
import { noticeTitle } from './dialog-words.ts'
import { useModal } from './use-modal.ts'

interface DialogFrameProps {
  readonly isOpen: boolean
  /** Escape or the way back: the same as the answer that changes nothing. */
  readonly onClose: () => void
  /** A message interrupts, a question is a dialog. */
  readonly role: 'alertdialog' | 'dialog'
  readonly title?: string | undefined
  /** Read aloud when it opens. */
  readonly text: ReactNode
  /** Between the text and the buttons. */
  readonly children?: ReactNode
  readonly actions: ReactNode
}

export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, role, title = noticeTitle, text, children, actions } = props
  const id = useId()
  const { ref, onClose: handleClose } = useModal(isOpen, onClose)
  return (
    <dialog
      ref={ref}
      onClose={handleClose}
      className={styles.overlay}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {isOpen && (
        <div className={styles.panel}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles.text} id={`${id}-text`}>
            {text}
          </div>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
    </dialog>
  )
}
