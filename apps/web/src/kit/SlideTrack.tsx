import { ArrowRight } from 'lucide'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import styles from './SlideTrack.module.css'

interface SlideTrackProps {
  readonly x: number
  readonly max: number
  /** While the answer is out the slider stays where it is. */
  readonly isHeld: boolean
  readonly onMove: (x: number) => void
  readonly onRelease: (x: number) => void
}

/** A native slider: by finger and mouse the piece is let go with it, by keyboard with Enter. */
export function SlideTrack({ x, max, isHeld, onMove, onRelease }: SlideTrackProps) {
  const ref = useRef<HTMLInputElement>(null)
  const isKeyDown = useRef(false)
  const hintId = useId()

  // React's onChange is the native "input"; only the native "change" tells that the thumb was let go.
  useEffect(() => {
    const slider = ref.current
    function handleRelease() {
      if (slider && !isKeyDown.current && !isHeld) onRelease(Number(slider.value))
    }
    slider?.addEventListener('change', handleRelease)
    return () => slider?.removeEventListener('change', handleRelease)
  }, [isHeld, onRelease])

  function handleKeyDown({ key }: KeyboardEvent) {
    isKeyDown.current = true
    if (key === 'Enter' && !isHeld) onRelease(x)
  }

  return (
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
        onChange={({ currentTarget }) => {
          if (!isHeld) onMove(Number(currentTarget.value))
        }}
        onKeyDown={handleKeyDown}
        onKeyUp={() => {
          isKeyDown.current = false
        }}
      />
      <span className={styles.arrow} style={{ left: `calc(${x / max} * (100% - var(--touch)))` }}>
        <Icon of={ArrowRight} />
      </span>
      <span className="sr-only" id={hintId}>
        用方向键移动，按回车键确认
      </span>
    </div>
  )
}
