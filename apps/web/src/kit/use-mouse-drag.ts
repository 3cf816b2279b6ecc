import { type PointerEvent, useRef } from 'react'

/** A click that is not quite still is a click. */
const trembleAtMost = 3

interface Grip {
  readonly y: number
  readonly scrollTop: number
}

/** Lets a mouse take hold of a box that scrolls; fingers do so by themselves. */
export function useMouseDrag() {
  const grip = useRef<Grip>(undefined)

  function letGo({ currentTarget }: PointerEvent<HTMLElement>) {
    grip.current = undefined
    // Snaps to the nearest row again.
    currentTarget.style.scrollSnapType = ''
  }

  return {
    onPointerDown({ pointerType, button, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse' || button !== 0) return
      grip.current = { y: clientY, scrollTop: currentTarget.scrollTop }
    },
    onPointerMove({ pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (grip.current === undefined) return
      const moved = clientY - grip.current.y
      const isHeld = currentTarget.hasPointerCapture(pointerId)
      if (!isHeld && Math.abs(moved) <= trembleAtMost) return
      if (!isHeld) currentTarget.setPointerCapture(pointerId)
      currentTarget.style.scrollSnapType = 'none'
      currentTarget.scrollTop = grip.current.scrollTop - moved
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
