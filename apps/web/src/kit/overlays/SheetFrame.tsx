import { type PointerEvent, type ReactNode, useRef } from 'react'
import { type Drag, isDraggedAway } from '../gestures/drag-away.ts'
import styles from './SheetFrame.module.css'
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

/** A tap that is not quite still is a tap. */
const trembleAtMost = 6
/** Who holds on before letting go throws nothing. */
const holdMs = 80

interface Finger extends Drag {
  readonly id: number
  readonly startY: number
  readonly y: number
  readonly time: number
  readonly isDragging: boolean
}

/**
 * Lets a panel be drawn down by a handle in it, and tells when it was drawn away. The handle is marked
 * `data-drag-handle`, and its `touch-action` leaves one finger to us. The panel follows by style, so
 * nothing renders for every pixel.
 */
function useDragAway(onAway: () => void) {
  const finger = useRef<Finger>(undefined)

  function follow(panel: HTMLElement, moved: number | undefined) {
    panel.toggleAttribute('data-dragged', moved !== undefined)
    panel.style.transform = moved === undefined ? '' : `translateY(${Math.max(0, moved)}px)`
  }

  function letGo(panel: HTMLElement, now: number) {
    const { current } = finger
    finger.current = undefined
    follow(panel, undefined)
    if (!current?.isDragging) return
    const speed = now - current.time > holdMs ? 0 : current.speed
    if (isDraggedAway({ moved: current.moved, speed }, panel.offsetHeight)) onAway()
  }

  return {
    onPointerDown({ target, pointerId, isPrimary, clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const isHandle = target instanceof Element && target.closest('[data-drag-handle]') !== null
      if (!isHandle || !isPrimary) return
      const start = { startY: clientY, y: clientY, time: timeStamp }
      finger.current = { id: pointerId, ...start, moved: 0, speed: 0, isDragging: false }
    },
    onPointerMove({ currentTarget, pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const before = finger.current
      if (before?.id !== pointerId) return
      const moved = clientY - before.startY
      const speed = (clientY - before.y) / Math.max(1, timeStamp - before.time)
      const isDragging = before.isDragging || Math.abs(moved) > trembleAtMost
      finger.current = { ...before, y: clientY, time: timeStamp, moved, speed, isDragging }
      if (!isDragging) return
      // Not before it drags: a captured finger presses no button any more.
      if (!before.isDragging) currentTarget.setPointerCapture(pointerId)
      follow(currentTarget, moved)
    },
    onPointerUp: ({ currentTarget, timeStamp }: PointerEvent<HTMLElement>) =>
      letGo(currentTarget, timeStamp),
    onPointerCancel({ currentTarget }: PointerEvent<HTMLElement>) {
      finger.current = undefined
      follow(currentTarget, undefined)
    },
  }
}
