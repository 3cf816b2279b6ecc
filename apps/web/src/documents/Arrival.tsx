import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Arrival.module.css'

interface ArrivalProps {
  /** Nothing was pressed: the screen itself has just opened. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

/** What takes the place of the thing that was pressed takes its focus too. */
export function Arrival({ isFirst = false, children }: ArrivalProps) {
  const element = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it arrives
  useEffect(() => {
    if (!isFirst) element.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div ref={element} className={styles.arrival} tabIndex={-1}>
      {children}
    </div>
  )
}
