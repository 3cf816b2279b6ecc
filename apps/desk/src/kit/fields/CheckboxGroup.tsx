import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { useId } from 'react'
import styles from './CheckboxGroup.module.css'
import type { Choice } from './choice.ts'
import type { ValueField } from './FieldFrame.tsx'

interface CheckboxGroupProps<Value extends string> extends ValueField<Value[]> {
  readonly choices: readonly Choice<Value>[]
}

/** Any number of several. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hint, error, name, value: chosen = [], onChange, choices } = props
  const id = useId()

  function toggle(value: Value, isChosen: boolean) {
    const others = chosen.filter((each) => each !== value)
    onChange(isChosen ? [...others, value] : others)
  }

  return (
    <fieldset className={styles.group} id={id} {...describe(id, { hint, error })}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={name}
            label={label}
            value={chosen.includes(value)}
            onChange={(isChosen) => toggle(value, isChosen)}
          />
        ))}
      </div>
      <FieldNote id={id} hint={hint} error={error} />
    </fieldset>
  )
}

type CheckboxProps = Pick<ValueField<boolean>, 'name' | 'label' | 'value' | 'onChange'>

/** A yes or no of its own. */
export function Checkbox({ name, label, value = false, onChange }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}
