import {
  type SignaturePoint,
  signatureText,
  strokesOf,
} from '@ecenter/contract/rules/people/signature.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import styles from './SignaturePad.module.css'

interface SignaturePadProps {
  readonly name: string
  /** As `rules/people/signature.ts` of the contract writes it; empty for none yet. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (signature: string) => void
}

/** Closer to the last one a point tells nothing new, in thousandths of the box. */
const apart = 6

/** A box to sign in with a finger, a pen or a mouse; each stroke is kept as it ends. */
export function SignaturePad({ name, value, error, onChange }: SignaturePadProps) {
  const id = useId()
  /** The stroke that is being drawn: a quick hand ends it before its last points show. */
  const points = useRef<SignaturePoint[]>([])
  const [stroke, setStroke] = useState<readonly SignaturePoint[]>([])
  const pen = useRef<number>(undefined)
  const drawn = value === '' ? [] : strokesOf(value)

  function handleDown(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return
    pen.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    points.current = []
    handleMove(event)
  }

  function handleMove(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerId !== pen.current) return
    const place = placesIn(event.currentTarget)
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const point of [...passed, event].map(place)) {
      if (isApart(points.current.at(-1), point)) points.current.push(point)
    }
    setStroke([...points.current])
  }

  function handleUp(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerId !== pen.current) return
    pen.current = undefined
    onChange(signatureText([...drawn, points.current]))
    points.current = []
    setStroke([])
  }

  return (
    <div>
      <div
        className={classNames(styles.pad, error !== undefined && styles.isError)}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
      >
        <svg
          viewBox="0 0 1000 400"
          role="img"
          aria-label={drawn.length === 0 ? '签名区，还没有签' : '签名区，已签'}
        >
          <path d={[...drawn, stroke].map(lineOf).join('')} />
        </svg>
        {drawn.length + stroke.length === 0 && (
          <span className={styles.note}>请写投保时的名字</span>
        )}
      </div>
      <div className={styles.below}>
        <FieldNote id={id} error={error} hint={undefined} />
        <Button
          name={name}
          variant="text"
          isCompact
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          onClick={() => onChange('')}
        >
          重写
        </Button>
      </div>
    </div>
  )
}

interface Pointed {
  readonly clientX: number
  readonly clientY: number
}

/** Where the pen is in the box. */
function placesIn(box: Element): (pointed: Pointed) => SignaturePoint {
  const { left, top, width, height } = box.getBoundingClientRect()
  return ({ clientX, clientY }) => [
    within((clientX - left) / width),
    within((clientY - top) / height),
  ]
}

/** A finger that leaves the box draws along its edge. */
function within(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000)
}

function isApart(last: SignaturePoint | undefined, [x, y]: SignaturePoint): boolean {
  return last === undefined || Math.hypot(x - last[0], y - last[1]) >= apart
}

function lineOf(points: readonly SignaturePoint[]): string {
  if (points.length === 0) return ''
  return `M${points.map(([x, y]) => `${x} ${y * 0.4}`).join('L')}`
}
