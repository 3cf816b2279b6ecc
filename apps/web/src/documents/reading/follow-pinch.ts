import type { TwoFingers } from '../../kit/zoom.ts'

interface PinchListener {
  readonly begin: (fingers: TwoFingers) => void
  readonly move: (fingers: TwoFingers) => void
  readonly end: () => void
}

/** Tells of two fingers on an element, in pixels from its upper left corner; returns how to stop. */
export function followPinch(element: HTMLElement, { begin, move, end }: PinchListener): () => void {
  let isPinching = false

  function handleStart({ touches }: TouchEvent) {
    const fingers = fingersIn(touches)
    if (fingers === undefined) return
    isPinching = true
    begin(fingers)
  }

  function handleMove(event: TouchEvent) {
    const fingers = fingersIn(event.touches)
    if (!isPinching || fingers === undefined) return
    // Otherwise the browser scrolls as well, or enlarges the whole screen.
    if (event.cancelable) event.preventDefault()
    move(fingers)
  }

  function handleEnd({ touches }: TouchEvent) {
    if (!isPinching || touches.length > 1) return
    isPinching = false
    end()
  }

  function fingersIn(touches: TouchList): TwoFingers | undefined {
    const one = touches[0]
    const other = touches[1]
    if (one === undefined || other === undefined || touches.length > 2) return undefined
    const { left, top } = element.getBoundingClientRect()
    const placeOf = ({ clientX, clientY }: Touch) => ({ x: clientX - left, y: clientY - top })
    return [placeOf(one), placeOf(other)]
  }

  const stopped = new AbortController()
  const options = { passive: false, signal: stopped.signal }
  element.addEventListener('touchstart', handleStart, options)
  element.addEventListener('touchmove', handleMove, options)
  element.addEventListener('touchend', handleEnd, options)
  element.addEventListener('touchcancel', handleEnd, options)
  return () => stopped.abort()
}
