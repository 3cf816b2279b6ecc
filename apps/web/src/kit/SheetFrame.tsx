import type { ReactNode } from 'react'
import styles from './SheetFrame.module.css'
import { useDragAway } from './use-drag-away.ts'
import { useModal } from './use-modal.ts'

interface SheetFrameProps {
  /** Read when it opens. */
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A panel that rises from below and is drawn down by its head to close. What is in it lives only
 * while it is open.
 */
export function SheetFrame({ label, isOpen, onClose, children }: SheetFrameProps) {
  const modal = useModal(isOpen, onClose)
  const drag = useDragAway(onClose)
  return (
    <dialog {...modal} className={styles.overlay} aria-label={label}>
      {isOpen && (
        <div {...drag} className={styles.panel}>
          {children}
        </div>
      )}
    </dialog>
  )
}
