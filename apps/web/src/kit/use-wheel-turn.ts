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

  const rowHeight = () => (rows.current?.getBoundingClientRect().height ?? 0) / count
  function middle(): number {
    const height = rowHeight()
    return height === 0 ? told.current : rowAt(box.current?.scrollTop ?? 0, height, count)
  }

  function turnTo(row: number, behavior: ScrollBehavior = 'auto') {
    box.current?.scrollTo({ top: row * rowHeight(), behavior })
  }

  const turnToChosen = useEffectEvent(() => {
    told.current = at
    turnTo(at)
  })

  useLayoutEffect(() => {
    if (told.current !== at) turnToChosen()
  }, [at])

  // Its size comes when the sheet opens, and changes with the type size and the width of the screen.
  useEffect(() => {
    const observer = new ResizeObserver(() => turnToChosen())
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return {
    box,
    rows,
    onScroll() {
      const row = middle()
      if (row === told.current) return
      told.current = row
      onTurn(row)
    },
    middle,
    visible: () => Math.round((box.current?.clientHeight ?? 0) / rowHeight()),
    turnTo,
  }
}
