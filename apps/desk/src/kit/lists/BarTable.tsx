import styles from './BarTable.module.css'

export interface Bar {
  readonly name: string
  readonly label: string
  readonly count: number
}

interface BarTableProps {
  /** Read aloud: what is counted. */
  readonly label: string
  readonly bars: readonly Bar[]
  /** What is a hundred per cent. */
  readonly whole: number
}

/** Counts beside each other: a table to who hears it, bars to who sees it. */
export function BarTable({ label, bars, whole }: BarTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className="sr-only">
        <tr>
          <th scope="col">选项</th>
          <th scope="col">图</th>
          <th scope="col">人数</th>
          <th scope="col">比例</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, label, count }) => {
          const percent = whole === 0 ? 0 : (count / whole) * 100
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td className={styles.bar}>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="1" className={styles.track} />
                  <rect width={percent} height="1" className={styles.part} />
                </svg>
              </td>
              <td className={styles.figure}>{count} 人</td>
              <td className={styles.figure}>{percent.toFixed(1)}%</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
