import { useState } from 'react'

const steps = [1, 1.5, 2, 3, 4] as const
const whole = 360
const quarter = 90

/** How a picture is looked at: two that are compared share one. */
export interface PictureView {
  /** 1 fits the frame. */
  readonly scale: number
  /** Degrees to the right. */
  readonly turn: number
  readonly isAcross: boolean
  readonly larger: () => void
  readonly smaller: () => void
  readonly rotate: () => void
}

/** Turned and enlarged as one needs it; the file stays as it was sent. */
export function usePictureView(): PictureView {
  const [step, setStep] = useState(0)
  const [turn, setTurn] = useState(0)
  return {
    scale: steps[step] ?? 1,
    turn,
    isAcross: turn % (2 * quarter) !== 0,
    larger: () => setStep((now) => Math.min(now + 1, steps.length - 1)),
    smaller: () => setStep((now) => Math.max(now - 1, 0)),
    rotate: () => setTurn((now) => (now + quarter) % whole),
  }
}
