import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { classNames } from './class-names.ts'
import styles from './Icon.module.css'

/** By the tokens of the app. */
export type IconSize = 's' | 'm' | 'l' | 'xl'

interface IconProps {
  readonly of: IconNode
  readonly size?: IconSize
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
