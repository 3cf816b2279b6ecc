import styles from '../Flow.module.css'

interface PillsProps<Value extends string> {
  readonly label: string
  readonly choices: Readonly<Record<Value, string>>
  readonly value: Value | undefined
  readonly onChoose: (value: Value) => void
  readonly error?: string | undefined
}

/** One of two or three words, large enough to hit. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { label, choices, value, onChoose, error } = props
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <fieldset className={styles.pills} aria-label={label}>
        {(Object.keys(choices) as Value[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === value}
            onClick={() => onChoose(each)}
          >
            {choices[each]}
          </button>
        ))}
      </fieldset>
      {error !== undefined && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
