import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** 16, 20, 24, 32 px at a 375 px wide viewport; more in elder mode. */
export type IconSize = 's' | 'm' | 'l' | 'xl'

interface IconProps {
  readonly of: LucideIcon
  readonly size?: IconSize
  readonly className?: string | undefined
}

/** A line icon beside text. It says nothing by itself: a lone icon button carries the `aria-label`. */
export function Icon({ of: Glyph, size = 'm', className }: IconProps) {
  return (
    <Glyph
      className={classNames(styles.icon, styles[size], className)}
      aria-hidden="true"
      focusable="false"
    />
  )
}
