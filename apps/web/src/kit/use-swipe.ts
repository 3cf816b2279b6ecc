import { type PointerEvent, useRef } from 'react'
import { directionOf, type Move } from './swipe.ts'
import { type Pages, type Strip, useStrip } from './use-strip.ts'

interface Swipe extends Strip {
  /** For the window through which the strip is seen; it needs `touch-action: pan-y pinch-zoom`. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: () => void
  }
}

interface Finger {
  readonly id: number
  readonly start: Move
  isSwiping: boolean
}

/**
 * Lets a finger go through a row of pages. What is mostly vertical is left to the browser, which
 * scrolls and takes the finger away; a mouse has the tabs themselves, and selects text here.
 */
export function useSwipe(pages: Pages): Swipe {
  const strip = useStrip(pages)
  const finger = useRef<Finger>(undefined)

  function handleMove({ pointerId, clientX, clientY, currentTarget }: PointerEvent) {
    const { current } = finger
    if (current?.id !== pointerId) return
    const moved = { x: clientX - current.start.x, y: clientY - current.start.y }
    if (!current.isSwiping) {
      const direction = directionOf(moved)
      if (direction === 'along') finger.current = undefined
      if (direction !== 'across') return
      current.isSwiping = true
      currentTarget.setPointerCapture(pointerId)
    }
    strip.follow(moved.x)
  }

  function end(moved: number) {
    const wasSwiping = finger.current?.isSwiping
    finger.current = undefined
    if (wasSwiping) strip.letGo(moved)
  }

  return {
    ...strip,
    handlers: {
      onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY, target }) {
        if (pointerType === 'mouse' || !isPrimary || isField(target)) return
        finger.current = { id: pointerId, start: { x: clientX, y: clientY }, isSwiping: false }
      },
      onPointerMove: handleMove,
      onPointerUp({ pointerId, clientX }) {
        const { current } = finger
        if (current?.id === pointerId) end(clientX - current.start.x)
      },
      onPointerCancel: () => end(0),
    },
  }
}

/** A finger in a field moves its caret or its slider. */
function isField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea') !== null
}
