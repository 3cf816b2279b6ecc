import type { ReactNode } from 'react'
import styles from './CountTile.module.css'

interface CountTileProps {
  readonly title: string
  readonly href: string
  /** Undefined while it is asked for, or cannot be. */
  readonly count: number | undefined
  /** It was asked for in vain. */
  readonly hasFailed?: boolean
  /** What is counted: 个待接入. */
  readonly unit: string
  /** What is behind it in one more line: the longest has waited 3 minutes. */
  readonly note?: string | undefined
  /** Somebody waits for it now. */
  readonly isUrgent?: boolean
}

/** A figure of the home page that leads to what it counts. */
export function CountTile(props: CountTileProps) {
  const { title, href, count, hasFailed = false, unit, isUrgent = false } = props
  const note = count === undefined && hasFailed ? '暂时没有取到' : props.note
  return (
    <a className={styles.tile} href={href} data-urgent={isUrgent || undefined}>
      <span className={styles.title}>{title}</span>
      <span className={styles.figure}>
        <b className="num">{count ?? '—'}</b> {unit}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </a>
  )
}

/** Tiles beside each other. */
export function Tiles({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tiles}>{children}</div>
}
