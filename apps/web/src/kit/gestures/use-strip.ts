import { type AnimationEvent, type RefObject, useRef, useState } from 'react'
import { followed, swipeStep } from './swipe.ts'
import styles from './use-strip.module.css'

export interface Pages {
  /** The page that is seen, from 0. */
  readonly at: number
  readonly count: number
  readonly onStep: (step: -1 | 1) => void
}

/** A row of pages of which one is seen: it follows a finger, then glides to its place. */
export interface Strip {
  /** A neighbour is seen only meanwhile. */
  readonly isMoving: boolean
  /** The finger has moved across by `moved` pixels since it came down. */
  follow(moved: number): void
  /** The finger has left; leads to a neighbour where the move was long enough for it. */
  letGo(moved: number): void
  readonly attributes: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly className: string | undefined
    readonly onAnimationEnd: (event: AnimationEvent) => void
  }
}

/** Moves by style, not by state: a page is not rendered again for every pixel. */
export function useStrip({ at, count, onStep }: Pages): Strip {
  const ref = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<'none' | 'following' | 'settling'>('none')

  function letGo(moved: number) {
    const width = ref.current?.offsetWidth ?? 0
    const follows = followed(moved, at, count)
    const step = follows === moved ? swipeStep(moved, width) : 0
    if (step !== 0) onStep(step)
    ref.current?.style.removeProperty('transform')
    ref.current?.style.setProperty('--from', `${follows + step * width}px`)
    setMotion('settling')
  }

  return {
    isMoving: motion !== 'none',
    follow(moved) {
      const follows = followed(moved, at, count)
      ref.current?.style.setProperty('transform', `translateX(${follows}px)`)
      setMotion('following')
    },
    letGo,
    attributes: {
      ref,
      className: motion === 'settling' ? styles.settling : undefined,
      onAnimationEnd: ({ target, currentTarget }) => {
        if (target === currentTarget) setMotion('none')
      },
    },
  }
}
