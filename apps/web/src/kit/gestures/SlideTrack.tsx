import { Icon } from '@ecenter/ui/Icon.tsx'
import { ArrowRight } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import styles from './SlideTrack.module.css'
import { slideWay, type WayPoint } from './slide-way.ts'

interface SlideTrackProps {
  readonly x: number
  readonly max: number
  /** While the answer is out the slider stays where it is. */
  readonly isHeld: boolean
  readonly onMove: (x: number) => void
  readonly onRelease: (x: number, way: readonly WayPoint[]) => void
}

/**
 * A native slider: by finger and mouse the piece is let go with it, by keyboard with Enter. A screen
 * reader or a switch moves it with neither, and then presses the button that comes up.
 */
export function SlideTrack({ x, max, isHeld, onMove, onRelease }: SlideTrackProps) {
  const ref = useRef<HTMLInputElement>(null)
  const movedBy = useRef<'pointer' | 'key' | 'other'>('other')
  const [way] = useState(() => slideWay())
  const [isMovedOtherwise, setMovedOtherwise] = useState(false)
  const hintId = useId()

  function begin(by: 'pointer' | 'key') {
    movedBy.current = by
    way.begin(x)
  }

  function handleMove(to: number) {
    if (isHeld) return
    if (x === 0 && movedBy.current === 'other') way.begin(0)
    way.goTo(to)
    setMovedOtherwise(movedBy.current === 'other')
    onMove(to)
  }

  function release(at: number) {
    if (isHeld) return
    way.goTo(at)
    setMovedOtherwise(false)
    onRelease(at, way.points())
  }

  // React's onChange is the native "input"; only the native "change" tells that the thumb was let go.
  useEffect(() => {
    const slider = ref.current
    function handleChange() {
      const isLetGo = movedBy.current === 'pointer'
      movedBy.current = 'other'
      if (slider && isLetGo) release(Number(slider.value))
    }
    slider?.addEventListener('change', handleChange)
    return () => slider?.removeEventListener('change', handleChange)
  })

  function handleKeyDown({ key }: KeyboardEvent) {
    begin('key')
    if (key === 'Enter') release(x)
  }

  return (
    <>
      <div className={styles.groove}>
        <input
          ref={ref}
          className={styles.track}
          type="range"
          min={0}
          max={max}
          value={x}
          aria-label="拖动滑块完成拼图"
          aria-describedby={hintId}
          aria-disabled={isHeld || undefined}
          onPointerDown={() => begin('pointer')}
          onChange={({ currentTarget }) => handleMove(Number(currentTarget.value))}
          onKeyDown={handleKeyDown}
          onKeyUp={() => {
            movedBy.current = 'other'
          }}
        />
        <span className={styles.arrow} style={{ left: `calc(${x / max} * (100% - var(--touch)))` }}>
          <Icon of={ArrowRight} />
        </span>
        <span className="sr-only" id={hintId}>
          用方向键移动，按回车键确认
        </span>
      </div>
      {isMovedOtherwise && !isHeld && (
        <Button variant="secondary" isCompact onClick={() => release(x)}>
          放在这里
        </Button>
      )}
    </>
  )
}
