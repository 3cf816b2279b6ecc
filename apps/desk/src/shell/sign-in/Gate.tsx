import { type ReactNode, useEffect, useRef } from 'react'
import { brandName } from '../brand.ts'
import styles from './Gate.module.css'

interface GateProps {
  readonly title: string
  readonly children: ReactNode
}

/** The page before the desk: one panel in the middle, whose heading has the focus unless a field does. */
export function Gate({ title, children }: GateProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    document.title = `${title} · ${brandName}工作台`
    const isInside = panel.current?.contains(document.activeElement) ?? false
    if (!isFirst.current && !isInside) heading.current?.focus()
    isFirst.current = false
  }, [title])

  return (
    <main className={styles.gate}>
      <p className={styles.brand}>
        <b>{brandName}</b>工作台
      </p>
      <div ref={panel} className={styles.panel}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  )
}
