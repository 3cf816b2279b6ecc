import { classNames } from '@ecenter/ui/class-names.ts'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './IndexRail.module.css'
import { letterAt, letterForKey, letterStride } from './index-rail.ts'

/** Specification, section 9. */
const indicatorHidesAfterMs = 500
/** Capitals have nothing below the line, so they may stand close. */
const lineHeight = 1.1

interface IndexRailProps {
  readonly letters: readonly string[]
  /** The letter whose section is seen. */
  readonly current: number
  readonly onGo: (at: number) => void
}

/** The letters at the side: one slider, for twenty-six buttons would be too small for any finger. */
export function IndexRail({ letters, current, onGo }: IndexRailProps) {
  const rail = useRef<HTMLDivElement>(null)
  const stride = useStride(rail, letters.length)
  const indicator = useShortly(indicatorHidesAfterMs)

  function handlePointer({ currentTarget, clientY }: PointerEvent) {
    const { top, height } = currentTarget.getBoundingClientRect()
    const at = letterAt(clientY - top, height, letters.length)
    indicator.show()
    if (at !== current) onGo(at)
  }

  function handleKey(event: KeyboardEvent) {
    const at = letterForKey(event.key, current, letters.length)
    if (at === undefined) return
    event.preventDefault()
    indicator.show()
    indicator.hideLater()
    onGo(at)
  }

  return (
    <>
      <div
        ref={rail}
        className={styles.rail}
        role="slider"
        tabIndex={0}
        aria-label="字母索引"
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={letters.length}
        aria-valuenow={current + 1}
        aria-valuetext={letters[current]}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          handlePointer(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) handlePointer(event)
        }}
        onLostPointerCapture={indicator.hideLater}
      >
        {letters.map((letter, at) => (
          <span key={letter} className={classNames(at === current && styles.current)}>
            {at % stride === 0 ? letter : '·'}
          </span>
        ))}
      </div>
      {indicator.isShown && (
        <span className={styles.indicator} aria-hidden="true">
          {letters[current]}
        </span>
      )}
    </>
  )
}

/** Follows the height of the rail and the size of its type. */
function useStride(rail: RefObject<HTMLElement | null>, count: number): number {
  const [stride, setStride] = useState(1)
  useEffect(() => {
    const { current } = rail
    if (!current) return
    const observer = new ResizeObserver(() => {
      const line = Number.parseFloat(getComputedStyle(current).fontSize) * lineHeight
      setStride(letterStride(count, current.clientHeight, line))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [rail, count])
  return stride
}

/** Something that is seen while the customer acts, and for `ms` milliseconds more. */
function useShortly(ms: number) {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isShown,
    show() {
      clearTimeout(timer.current)
      setIsShown(true)
    },
    hideLater() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setIsShown(false), ms)
    },
  }
}
