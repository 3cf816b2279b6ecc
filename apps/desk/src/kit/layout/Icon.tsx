import { classNames } from '@ecenter/ui/class-names.ts'
import type { IconNode } from 'lucide'
import { createElement } from 'react'
import styles from './Icon.module.css'

interface IconProps {
  readonly of: IconNode
  /** 16, 18, 24 or 40 px. */
  readonly size?: 's' | 'm' | 'l' | 'xl'
  readonly className?: string | undefined
}

/** A line icon beside text. It says nothing by itself: a lone icon button carries the `aria-label`. */
export function Icon({ of: shapes, size = 'm', className }: IconProps) {
  const look = {
    viewBox: '0 0 24 24',
    className: classNames(styles.icon, styles[size], className),
    'aria-hidden': true,
    focusable: false,
  }
  const drawn = shapes.map(([shape, attributes]) => createElement(shape, attributes))
  return createElement('svg', look, ...drawn)
}
