import { classNames } from '@ecenter/ui/class-names.ts'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import styles from './TypedSpinner.module.css'

export type SpinnerType = 'snake' | 'double-bounce' | 'triple-bounce' | 'fading-circle'

/** Specification, section 9: the sizes are those at a 375 px wide viewport. */
const defaultSize = 28
const pixelsToRem = 50

interface TypedSpinnerProps {
  readonly type?: SpinnerType
  readonly size?: number
}

/** The four looks of waiting. Buttons and short waits take the `Spinner`, which is the snake alone. */
export function TypedSpinner({ type = 'snake', size = defaultSize }: TypedSpinnerProps) {
  if (type === 'snake' && size === defaultSize) return <Spinner />
  return (
    <span
      className={classNames(styles.spinner, styles[type])}
      style={{ fontSize: `${size / pixelsToRem}rem` }}
      aria-hidden="true"
    >
      {Array.from({ length: pieces[type] }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are all alike.
        <i key={at} />
      ))}
    </span>
  )
}

const pieces = { snake: 1, 'double-bounce': 2, 'triple-bounce': 3, 'fading-circle': 12 } as const
