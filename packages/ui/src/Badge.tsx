import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

interface BadgeProps {
  readonly tone?: BadgeTone
  /** A status is a word; the colour only supports it. */
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
