import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fitted, pinched, type TwoFingers, type View, zoomed } from '../../kit/gestures/zoom.ts'
import { largerScale, smallerScale } from './zoom-steps.ts'

export interface Zoom {
  /** 1 fits the document to the viewer's width. */
  readonly scale: number
  /** The same once the fingers are off: pages are drawn for it, and only stretched meanwhile. */
  readonly settledScale: number
  readonly larger: (() => void) | undefined
  readonly smaller: (() => void) | undefined
  /** For the element that scrolls; returns how to stop. */
  readonly attach: (scroller: HTMLElement) => () => void
}

/** Larger and smaller by two fingers or by buttons; what is looked at stays where it is. */
export function useZoom(): Zoom {
  const scroller = useRef<HTMLElement>(null)
  const [view, setView] = useState(fitted)
  const [settledScale, setSettledScale] = useState(1)
  const scale = useRef(1)

  // After the layout, for only then the document is as large as the shift means.
  useLayoutEffect(() => {
    scale.current = view.scale
    scroller.current?.scrollTo(-view.x, -view.y)
  }, [view])

  const attach = useCallback((element: HTMLElement) => {
    let start: { readonly view: View; readonly fingers: TwoFingers } | undefined
    /** Known at once, while what is drawn may be some moves behind. */
    let reached = fitted
    scroller.current = element
    const stop = followPinch(element, {
      begin(fingers) {
        reached = viewOf(element, scale.current)
        start = { view: reached, fingers }
      },
      move(fingers) {
        if (start === undefined) return
        reached = pinched(start.view, start.fingers, fingers)
        setView(reached)
      },
      end: () => setSettledScale(reached.scale),
    })
    return () => {
      scroller.current = null
      stop()
    }
  }, [])

  function stepTo(next: number | undefined) {
    if (next === undefined) return undefined
    return () => {
      const element = scroller.current
      if (element === null) return
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 }
      setView(zoomed(viewOf(element, view.scale), next, middle))
      setSettledScale(next)
    }
  }

  return {
    scale: view.scale,
    settledScale,
    larger: stepTo(largerScale(view.scale)),
    smaller: stepTo(smallerScale(view.scale)),
    attach,
  }
}

/** What is scrolled out at the top or left is a shift to the other side. */
function viewOf({ scrollLeft, scrollTop }: HTMLElement, scale: number): View {
  return { scale, x: -scrollLeft, y: -scrollTop }
}

interface PinchListener {
  readonly begin: (fingers: TwoFingers) => void
  readonly move: (fingers: TwoFingers) => void
  readonly end: () => void
}

/** Tells of two fingers on an element, in pixels from its upper left corner; returns how to stop. */
function followPinch(element: HTMLElement, { begin, move, end }: PinchListener): () => void {
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
