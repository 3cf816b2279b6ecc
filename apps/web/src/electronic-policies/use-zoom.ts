import { useState } from 'react'

const scales = [1, 1.5, 2, 3] as const

export interface Zoom {
  /** 1 fits the page to the screen. */
  readonly scale: number
  readonly larger: (() => void) | undefined
  readonly smaller: (() => void) | undefined
}

export function useZoom(): Zoom {
  const [at, setAt] = useState(0)
  return {
    scale: scales[at] ?? 1,
    larger: at < scales.length - 1 ? () => setAt(at + 1) : undefined,
    smaller: at > 0 ? () => setAt(at - 1) : undefined,
  }
}
