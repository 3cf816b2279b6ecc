import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { rowAt } from './wheel-rows.ts'

interface WheelTurn {
  /** The box that scrolls, and all rows in it. */
  readonly box: RefObject<HTMLDivElement | null>
  readonly rows: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  /** Where it stands at this very moment. */
  readonly middle: () => number
  /** How many rows are seen. */
  readonly visible: () => number
  readonly turnTo: (row: number, behavior?: ScrollBehavior) => void
}

/**
 * Keeps a scrolling box and the chosen row together. What the customer does always turns the box
 * first, by whatever means, and is heard of as its scrolling; a row that was chosen elsewhere turns it
 * silently.
 */
export function useWheelTurn(at: number, count: number, onTurn: (row: number) => void): WheelTurn {
  const box = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  // What was last told or turned to. Turning the box to where it already is would end its momentum.
  const told = useRef(at)
  /** How high a row was when the box was last turned: at any other height it stands nowhere yet. */
  const turnedAt = useRef(0)

  const rowHeight = () => (rows.current?.getBoundingClientRect().height ?? 0) / count
  function middle(): number {
    const height = rowHeight()
    const isTurned = height !== 0 && height === turnedAt.current
    return isTurned ? rowAt(box.current?.scrollTop ?? 0, height, count) : told.current
  }

  function turnTo(row: number, behavior: ScrollBehavior = 'auto') {
    turnedAt.current = rowHeight()
    box.current?.scrollTo({ top: row * turnedAt.current, behavior })
  }

  const turnToChosen = useEffectEvent(() => {
    told.current = at
    turnTo(at)
  })

  useLayoutEffect(() => {
    if (told.current !== at) turnToChosen()
  }, [at])

  const turnWhereResized = useEffectEvent(() => {
    if (rowHeight() !== turnedAt.current) turnToChosen()
  })

  // Its size comes when the sheet opens, and changes with the type size and the width of the screen. A
  // busy phone tells of it late: who has turned the wheel since is not turned back.
  useEffect(() => {
    const observer = new ResizeObserver(() => turnWhereResized())
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  function tell() {
    const row = middle()
    if (row === told.current) return
    told.current = row
    onTurn(row)
  }

  return {
    box,
    rows,
    onScroll: tell,
    middle,
    visible: () => Math.round((box.current?.clientHeight ?? 0) / rowHeight()),
    turnTo(row, behavior) {
      turnTo(row, behavior)
      // Where it stood there already nothing scrolls.
      tell()
    },
  }
}
