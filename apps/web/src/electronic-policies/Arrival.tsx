import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Arrival.module.css'

/** What takes the place of the thing that was pressed takes its focus too. */
export function Arrival({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={element} className={styles.arrival} tabIndex={-1}>
      {children}
    </div>
  )
}
