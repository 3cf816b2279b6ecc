import { classNames } from '@ecenter/ui/class-names.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { throttle } from '../gestures/throttle.ts'
import { lowerEdgeOf, scrollerOf } from '../layout/scroller.ts'
import styles from './InfiniteScroll.module.css'

/** Specification, section 9. */
const checkEveryMs = 200
/** The next page is asked for this much before the end comes into sight, in CSS pixels. */
const aheadBy = 120

interface InfiniteScrollProps {
  /** Asks for the next page; resolves when it is in the list, rejects when it could not be had. */
  readonly onLoad: () => Promise<void>
  readonly hasMore: boolean
  /** A part of it is folded away: what shows is not where it ends. */
  readonly isFolded?: boolean
  /** Two beside each other where there is room for it, on a page that is wide. */
  readonly isWide?: boolean
  /** The list so far. */
  readonly children: ReactNode
}

type Phase = 'resting' | 'loading' | 'failed'

/**
 * A list that grows when its end comes near. Its button does the same without scrolling. Where it ends is told
 * only of a list that does not fit: of a short one it is seen.
 */
export function InfiniteScroll({
  onLoad,
  hasMore,
  isFolded = false,
  isWide = false,
  children,
}: InfiniteScrollProps) {
  const list = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const [isLong, setIsLong] = useState(false)
  const [phase, setPhase] = useState<Phase>('resting')
  const checkedAt = useRef<number>(undefined)

  async function load() {
    if (phase === 'loading') return
    setPhase('loading')
    try {
      await onLoad()
      setPhase('resting')
    } catch {
      setPhase('failed')
    }
  }

  const check = useEffectEvent(() => {
    if (phase === 'resting' && hasMore && end.current && isNear(end.current)) void load()
  })

  useEffect(() => {
    const throttled = throttle(check, checkEveryMs)
    // Also the scrolling of a box around the list, which does not bubble.
    document.addEventListener('scroll', throttled, { capture: true, passive: true })
    window.addEventListener('resize', throttled)
    return () => {
      throttled.cancel()
      document.removeEventListener('scroll', throttled, { capture: true })
      window.removeEventListener('resize', throttled)
    }
  }, [])

  // Whatever changed its height, the list was drawn anew.
  useEffect(() => {
    if (list.current) setIsLong(isHigherThanItsPlace(list.current))
  })

  // A page that does not fill the screen is followed by the next one; an empty one is not.
  useEffect(() => {
    const place = end.current?.offsetTop
    if (phase !== 'resting' || place === checkedAt.current) return
    checkedAt.current = place
    check()
  })

  const isEndTold = isLong && !isFolded
  return (
    <>
      <div
        ref={list}
        className={classNames(styles.list, isWide && styles.wide)}
        aria-busy={phase === 'loading'}
      >
        {children}
      </div>
      <div ref={end} className={hasMore || isEndTold ? styles.end : undefined}>
        {phase === 'failed' && <p role="alert">没有加载出来，请再试一次。</p>}
        {hasMore && (
          <Button variant="text" isCompact isBusy={phase === 'loading'} onClick={load}>
            {labels[phase]}
          </Button>
        )}
        <p role="status">
          {hasMore ? (
            <span className="sr-only">{phase === 'loading' && labels.loading}</span>
          ) : (
            isEndTold && '没有更多了'
          )}
        </p>
      </div>
    </>
  )
}

const labels = { resting: '加载更多', loading: '加载中...', failed: '重试' } as const

function isHigherThanItsPlace(list: Element): boolean {
  return list.getBoundingClientRect().height > scrollerOf(list).clientHeight
}

function isNear(end: Element): boolean {
  return end.getBoundingClientRect().top < lowerEdgeOf(scrollerOf(end)) + aheadBy
}
