import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { directionOf } from '../gestures/swipe.ts'
import { type Pages, type Strip, useStrip } from '../gestures/use-strip.ts'
import {
  bounded,
  distance,
  fitted,
  type Point,
  pinched,
  shifted,
  toggled,
  type View,
  zoomed,
} from '../gestures/zoom.ts'

interface PictureGestures {
  readonly view: View
  /** Around the middle of the screen. */
  zoomBy(growth: number): void
  shiftBy(by: Point): void
  readonly strip: Strip
  readonly pictureRef: RefObject<HTMLImageElement | null>
  /** For the stage, which fills the screen and needs `touch-action: none`. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerUp: (event: PointerEvent) => void
    readonly onPointerCancel: (event: PointerEvent) => void
  }
}

/** What the fingers have been doing since the first came down; it ends when the last one leaves. */
interface Touch {
  kind: 'tap' | 'swipe' | 'shift' | 'pinch'
  readonly start: Point
}

/** Pinch and double tap enlarge; one finger moves what is enlarged, or else swipes to a neighbour. */
export function usePictureGestures(pages: Pages): PictureGestures {
  const { at } = pages
  const strip = useStrip(pages)
  const { view, pictureRef, change } = useZoom(at)
  const fingers = useRef(new Map<number, Point>())
  const touch = useRef<Touch>(undefined)
  const isSecondTap = useDoubleTap()

  function handleDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    if (fingers.current.size === 1) touch.current = { kind: 'tap', start: pointOf(event) }
    else if (touch.current) {
      if (touch.current.kind === 'swipe') strip.letGo(0)
      touch.current.kind = 'pinch'
    }
  }

  function handleMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before || !touch.current) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (other) change((from) => pinched(from, [before, other], [now, other]))
    else moveOne(touch.current, before, now)
  }

  function moveOne(current: Touch, before: Point, now: Point) {
    const moved = distance(current.start, now)
    if (current.kind === 'tap' && directionOf(moved) !== 'unknown') {
      current.kind = view.scale > 1 ? 'shift' : 'swipe'
    }
    if (current.kind === 'shift') {
      change((from) => shifted(from, distance(before, now)))
    }
    if (current.kind === 'swipe') strip.follow(moved.x)
  }

  function handleUp(event: PointerEvent) {
    const current = lift(event)
    if (current?.kind === 'tap' && isSecondTap(pointOf(event), event.timeStamp)) {
      change((from) => toggled(from, pointOf(event)))
    }
    if (current?.kind === 'swipe') strip.letGo(distance(current.start, pointOf(event)).x)
  }

  function handleCancel(event: PointerEvent) {
    if (lift(event)?.kind === 'swipe') strip.letGo(0)
  }

  /** What came to its end with this finger; nothing while another one is down. */
  function lift({ pointerId }: PointerEvent): Touch | undefined {
    fingers.current.delete(pointerId)
    if (fingers.current.size > 0) return undefined
    const { current } = touch
    touch.current = undefined
    return current
  }

  return {
    view,
    strip,
    pictureRef,
    zoomBy: (growth) => change((from) => zoomed(from, from.scale * growth, { x: 0, y: 0 })),
    shiftBy: (by) => change((from) => shifted(from, by)),
    handlers: {
      onPointerDown: handleDown,
      onPointerMove: handleMove,
      onPointerUp: handleUp,
      onPointerCancel: handleCancel,
    },
  }
}

/** From the middle of the screen. */
function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX - window.innerWidth / 2, y: clientY - window.innerHeight / 2 }
}

const doubleTapWithinMs = 300
const doubleTapWithinPx = 30

/** Whether a tap, at a time in milliseconds, is the second of two; a third begins anew. */
function useDoubleTap(): (point: Point, time: number) => boolean {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, point: { x: 0, y: 0 } })

  return (point, time) => {
    const { x, y } = distance(last.current.point, point)
    const isDouble =
      time - last.current.time < doubleTapWithinMs && Math.hypot(x, y) < doubleTapWithinPx
    last.current = { time: isDouble ? Number.NEGATIVE_INFINITY : time, point }
    return isDouble
  }
}

interface Zoom {
  readonly view: View
  /** For the picture, whose size bounds the view. */
  readonly pictureRef: RefObject<HTMLImageElement | null>
  /** From the view before it, not from that on the screen: two fingers tell of one move one by one. */
  change(next: (before: View) => View): void
}

/** How the picture at this place is looked at; each begins fitted to the screen. */
function useZoom(at: number): Zoom {
  const pictureRef = useRef<HTMLImageElement>(null)
  const [zoom, setZoom] = useState({ at, view: fitted })
  const view = zoom.at === at ? zoom.view : fitted

  function change(next: (before: View) => View) {
    const picture = pictureRef.current
    if (!picture) return
    const size = { width: picture.offsetWidth, height: picture.offsetHeight }
    const screen = { width: window.innerWidth, height: window.innerHeight }
    setZoom((before) => {
      const from = before.at === at ? before.view : fitted
      return { at, view: bounded(next(from), size, screen) }
    })
  }

  return { view, pictureRef, change }
}
