import { classNames } from '@ecenter/ui/class-names.ts'
import { memo } from 'react'
import styles from './Wheel.module.css'
import { isIn } from './wheel-rows.ts'

export interface WheelOption {
  readonly value: string
  readonly label: string
}

/** More characters than this go on two smaller lines, so that three columns fit beside each other. */
const shortLabel = 6

interface WheelPieceProps {
  readonly idPrefix: string
  readonly options: readonly WheelOption[]
  readonly from: number
  readonly to: number
  readonly writtenFrom: number
  readonly writtenTo: number
  /** If it is in this piece. */
  readonly chosenRow: number | undefined
}

/**
 * Some rows of a wheel. All of them have their height and snap; only those near the middle have their
 * words. A row stays the same element, so the browser never has to look for its place again.
 */
export const WheelPiece = memo(function WheelPiece(props: WheelPieceProps) {
  const { idPrefix, options, from, to, writtenFrom, writtenTo, chosenRow } = props
  const written = { from: writtenFrom, to: writtenTo }
  return (
    <div role="presentation">
      {options.slice(from, to).map(({ value, label }, at) => {
        const row = from + at
        if (!isIn(written, row)) return <div key={value} className={styles.row} />
        return (
          <div
            key={value}
            id={`${idPrefix}-${row}`}
            className={classNames(styles.row, isLong(label) && styles.long)}
            role="option"
            tabIndex={-1}
            aria-selected={row === chosenRow}
            aria-posinset={row + 1}
            aria-setsize={options.length}
          >
            <span>{label}</span>
          </div>
        )
      })}
    </div>
  )
})

function isLong(label: string): boolean {
  return Array.from(label).length > shortLabel
}
