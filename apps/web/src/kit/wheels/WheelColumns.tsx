import type { RefObject } from 'react'
import { Wheel, type WheelHandle } from './Wheel.tsx'
import styles from './WheelColumns.module.css'
import type { WheelOption } from './WheelPiece.tsx'

export interface WheelColumn {
  /** Read aloud: 年. */
  readonly label: string
  readonly options: readonly WheelOption[]
  readonly chosen: string
  /** How many Chinese characters wide; what is left over is shared in proportion. */
  readonly width: number
}

interface WheelColumnsProps {
  readonly columns: readonly WheelColumn[]
  /** One for each column that has anything to choose from. */
  readonly wheels: RefObject<(WheelHandle | null)[]>
  readonly onChoose: (column: number, value: string) => void
}

/** Wheels side by side, with one band for what is chosen. Too large type breaks them into lines. */
export function WheelColumns({ columns, wheels, onChoose }: WheelColumnsProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ label, options, chosen, width }, at) => (
        <div key={label} className={styles.column} style={{ flex: `${width} 1 ${width}em` }}>
          {options.length > 0 && (
            <Wheel
              {...{ label, options, chosen }}
              ref={(wheel) => {
                wheels.current[at] = wheel
              }}
              hasFirstFocus={at === 0}
              onChoose={(value) => onChoose(at, value)}
            />
          )}
        </div>
      ))}
    </div>
  )
}
