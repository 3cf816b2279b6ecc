import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  /** From 0 to 1. */
  readonly share: number
  /** The bar in words: 已保障 246 天，还剩 119 天. */
  readonly label: string
  /** Below the bar: begin, middle, end. */
  readonly legend?: readonly string[]
}

export function ProgressBar({ share, label, legend = [] }: ProgressBarProps) {
  return (
    <>
      <div className={styles.bar} role="img" aria-label={label}>
        <span className={styles.done} style={{ width: `${percentOf(share)}%` }} />
      </div>
      {legend.length > 0 && (
        <p className={styles.legend}>
          {legend.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
    </>
  )
}

function percentOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
