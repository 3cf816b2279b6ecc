import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Sheet.module.css'
import { useModal } from './use-modal.ts'

interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** From edge to edge, for a grid of keys. */
  readonly isWide?: boolean
}

/** Rises from below, for choosing and verifying. Its content lives only while it is open. */
export function Sheet({ title, isOpen, onClose, children, isWide }: SheetProps) {
  const titleId = useId()
  const modal = useModal(isOpen, onClose)
  return (
    <dialog {...modal} className={styles.overlay} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
              <Icon of={X} />
            </button>
          </header>
          <div className={classNames(styles.body, isWide && styles.wide)}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
