import styles from './FigureStrip.module.css'

export interface StripFigure {
  readonly name: string
  readonly value: string
  /** The figure itself is bad, whatever it is beside. */
  readonly isBad?: boolean
  /** What it is beside: the period before, what was promised. */
  readonly note?: string | undefined
  /** The colour says the same as the words of the note. */
  readonly noteTone?: 'good' | 'bad' | undefined
}

/** Figures beside each other over what they are about. */
export function FigureStrip({ figures }: { readonly figures: readonly StripFigure[] }) {
  return (
    <dl className={styles.strip}>
      {figures.map(({ name, value, isBad = false, note, noteTone }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd className={`${styles.value} num`} data-tone={isBad ? 'bad' : undefined}>
            {value}
          </dd>
          {note !== undefined && (
            <dd className={styles.note} data-tone={noteTone}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
