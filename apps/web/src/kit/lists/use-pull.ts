import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Move } from '../gestures/swipe.ts'
import { isAtBottom, isAtTop, isInScrollBox, scrollerOf } from '../layout/scroller.ts'
import { type Edge, type Pull, pulledBy } from './pull.ts'
import styles from './use-pull.module.css'

interface PullListener {
  readonly canPull: (edge: Edge) => boolean
  readonly onPull: (pull: Pull) => void
  /** The finger has left, or was taken away; `pull` is the last one heard of. */
  readonly onRelease: (pull: Pull) => void
}

/**
 * Hears a finger pull at the edge of the scroller around `ref`. Touch events, not pointer events:
 * only they can hold back the scrolling for the one direction in which there is nothing to scroll.
 */
export function usePull(ref: RefObject<HTMLElement | null>, listener: PullListener): void {
  const canPull = useEffectEvent(listener.canPull)
  const handlePull = useEffectEvent(listener.onPull)
  const handleRelease = useEffectEvent(listener.onRelease)

  useEffect(() => {
    const root = ref.current
    if (!root) return
    const scroller = scrollerOf(root)
    let start: Move | undefined
    let edge: Edge | undefined
    let pull: Pull | undefined

    function begin({ touches, target }: TouchEvent) {
      const [touch] = touches
      // A second finger changes nothing of a pull, and begins none.
      if (!touch || touches.length > 1) return
      const isOurs = target instanceof Element && root && !isInScrollBox(target, root)
      start = isOurs ? { x: touch.clientX, y: touch.clientY } : undefined
      pull = undefined
    }

    function move(event: TouchEvent) {
      const [touch] = event.touches
      if (!start || !touch) return
      const moved = { x: touch.clientX - start.x, y: touch.clientY - start.y }
      // The first move decides: what has begun as scrolling, swiping or pinching stays that.
      if (!pull) edge = event.touches.length === 1 ? edgeOf(moved, scroller) : undefined
      if (!edge || !event.cancelable || (!pull && !canPull(edge))) {
        end()
        return
      }
      event.preventDefault()
      pull = pulledBy(moved.y, edge)
      handlePull(pull)
    }

    function end() {
      if (pull) handleRelease(pull)
      start = undefined
      pull = undefined
    }

    const held = styles.scroller ?? ''
    scroller.classList.add(held)
    root.addEventListener('touchstart', begin, { passive: true })
    root.addEventListener('touchmove', move, { passive: false })
    root.addEventListener('touchend', end)
    root.addEventListener('touchcancel', end)
    return () => {
      scroller.classList.remove(held)
      root.removeEventListener('touchstart', begin)
      root.removeEventListener('touchmove', move)
      root.removeEventListener('touchend', end)
      root.removeEventListener('touchcancel', end)
    }
  }, [ref])
}

/** The edge at which a first move pulls; none where it scrolls, or goes across. */
function edgeOf({ x, y }: Move, scroller: Element): Edge | undefined {
  if (Math.abs(x) >= Math.abs(y)) return undefined
  if (y > 0) return isAtTop(scroller) ? 'top' : undefined
  return isAtBottom(scroller) ? 'bottom' : undefined
}
