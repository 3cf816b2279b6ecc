import { describe } from '@ecenter/ui/FieldNote.tsx'
import { useId } from 'react'
import type { Choice } from './choice.ts'
import styles from './control.module.css'
import { FieldFrame, type ValueField } from './FieldFrame.tsx'

interface SelectFieldProps<Value extends string> extends ValueField<Value> {
  readonly choices: readonly Choice<Value>[]
  /** What stands there until something is chosen; it cannot be chosen again. */
  readonly none?: string
  readonly disabled?: boolean
}

/** One of several, in the list of the browser. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, value, onChange, choices, none, ...attributes } = props
  const id = useId()

  function handleChoice(chosen: string) {
    const choice = choices.find((each) => each.value === chosen)
    if (choice !== undefined) onChange(choice.value)
  }

  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <select
        {...attributes}
        id={id}
        {...describe(id, { hint, error })}
        className={styles.control}
        value={value ?? ''}
        onChange={({ currentTarget }) => handleChoice(currentTarget.value)}
      >
        {none !== undefined && (
          <option value="" disabled>
            {none}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.isOff}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
