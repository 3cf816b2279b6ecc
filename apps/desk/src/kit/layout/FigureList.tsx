import styles from './FigureList.module.css'

interface Figure {
  readonly name: string
  readonly value: string
  /** What it is beside: yesterday's. */
  readonly note?: string
}

/** Figures in a narrow panel, two beside each other. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={`${styles.value} num`}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
