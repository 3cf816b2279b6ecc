import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { useWheelTurn } from './use-wheel-turn.ts'
import styles from './Wheel.module.css'
import { type WheelOption, WheelPiece } from './WheelPiece.tsx'
import { rowAfterKey, rowBeginningWith, type Typing, typedOn } from './wheel-keys.ts'
import { isIn, piecesOf, writtenRows } from './wheel-rows.ts'

export interface WheelHandle {
  /** What stands in the middle in this frame, whether the page has heard of the turn or not. */
  readonly standsAt: () => string
}

interface WheelProps {
  readonly ref: Ref<WheelHandle>
  /** Read aloud: 年. */
  readonly label: string
  readonly options: readonly WheelOption[]
  /** One of the options; the first one when it is none of them. */
  readonly chosen: string
  readonly onChoose: (value: string) => void
  readonly hasFirstFocus?: boolean
}

/**
 * One column to choose from: a list box that scrolls and snaps by itself, so that it has the momentum
 * of the phone. The row in the middle is the chosen one, already while it turns.
 */
export function Wheel({ ref, label, options, chosen, onChoose, hasFirstFocus }: WheelProps) {
  const id = useId()
  const typing = useRef<Typing>({ text: '', time: 0 })
  const drag = useMouseDrag()
  const at = Math.max(
    0,
    options.findIndex(({ value }) => value === chosen),
  )
  const turn = useWheelTurn(at, options.length, (row) => {
    const option = options[row]
    if (option) onChoose(option.value)
  })
  useImperativeHandle(ref, () => ({ standsAt: () => options[turn.middle()]?.value ?? chosen }))

  function rowTyped(key: string, now: number): number | undefined {
    const typed = typedOn(typing.current, key, now)
    if (typed === undefined) return undefined
    typing.current = typed
    const labels = options.map((option) => option.label)
    return rowBeginningWith(labels, typed, turn.middle())
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    const row =
      rowAfterKey(key, turn.middle(), options.length, turn.visible()) ?? rowTyped(key, timeStamp)
    if (row === undefined) return
    event.preventDefault()
    turn.turnTo(row)
  }

  function handleClick({ target }: MouseEvent) {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    if (option === null) return
    const row = Number(option.getAttribute('aria-posinset')) - 1
    turn.turnTo(row, prefersCalm() ? 'auto' : 'smooth')
  }

  return (
    <div
      {...drag}
      ref={turn.box}
      className={styles.wheel}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      data-autofocus={hasFirstFocus ? '' : undefined}
      onScroll={turn.onScroll}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      <div ref={turn.rows} role="presentation">
        {piecesOf(options.length).map((piece) => {
          const written = writtenRows(piece, at)
          return (
            <WheelPiece
              key={piece.from}
              idPrefix={id}
              options={options}
              from={piece.from}
              to={piece.to}
              writtenFrom={written.from}
              writtenTo={written.to}
              chosenRow={isIn(written, at) ? at : undefined}
            />
          )
        })}
      </div>
    </div>
  )
}

/** The customer has asked the phone for less motion. */
function prefersCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A click that is not quite still is a click. */
const trembleAtMost = 3

interface Grip {
  readonly y: number
  readonly scrollTop: number
}

/** Lets a mouse take hold of a box that scrolls; fingers do so by themselves. */
function useMouseDrag() {
  const grip = useRef<Grip>(undefined)

  function letGo({ currentTarget }: PointerEvent<HTMLElement>) {
    grip.current = undefined
    // Snaps to the nearest row again.
    currentTarget.style.scrollSnapType = ''
  }

  return {
    onPointerDown({ pointerType, button, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType !== 'mouse' || button !== 0) return
      grip.current = { y: clientY, scrollTop: currentTarget.scrollTop }
    },
    onPointerMove({ pointerId, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      if (grip.current === undefined) return
      const moved = clientY - grip.current.y
      const isHeld = currentTarget.hasPointerCapture(pointerId)
      if (!isHeld && Math.abs(moved) <= trembleAtMost) return
      if (!isHeld) currentTarget.setPointerCapture(pointerId)
      currentTarget.style.scrollSnapType = 'none'
      currentTarget.scrollTop = grip.current.scrollTop - moved
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  }
}
