import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { useId } from 'react'
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
  const id = useId()
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <fieldset
        className={styles.pills}
        aria-label={label}
        aria-describedby={describe(id, { error })['aria-describedby']}
      >
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
      <FieldNote id={id} error={error} />
    </div>
  )
}
