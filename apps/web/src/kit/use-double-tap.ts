import { useRef } from 'react'
import { distance, type Point } from './zoom.ts'

const doubleTapWithinMs = 300
const doubleTapWithinPx = 30

/** Whether a tap, at a time in milliseconds, is the second of two; a third begins anew. */
export function useDoubleTap(): (point: Point, time: number) => boolean {
  const last = useRef({ time: Number.NEGATIVE_INFINITY, point: { x: 0, y: 0 } })

  return (point, time) => {
    const { x, y } = distance(last.current.point, point)
    const isDouble =
      time - last.current.time < doubleTapWithinMs && Math.hypot(x, y) < doubleTapWithinPx
    last.current = { time: isDouble ? Number.NEGATIVE_INFINITY : time, point }
    return isDouble
  }
}
