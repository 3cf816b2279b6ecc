import { classNames } from '@ecenter/ui/class-names.ts'
import { useState } from 'react'
import type { FieldFrameProps } from '../fields/FieldFrame.tsx'
import styles from './Checklist.module.css'
import { ChoiceFrame } from './ChoiceFrame.tsx'
import { afterPress } from './checklist-limit.ts'
import type { Choice } from './RadioGroup.tsx'
import { TickBox } from './TickBox.tsx'

interface ChecklistProps<Value extends string> extends Omit<FieldFrameProps, 'aside'> {
  readonly name?: string
  readonly choices: readonly Choice<Value>[]
  /** In the order in which they were chosen. */
  readonly value: readonly Value[]
  readonly onChange: (value: readonly Value[]) => void
  /** One more than this is not taken, and the customer is told. */
  readonly max?: number
}

/** Several of a list, all of them in sight. */
export function Checklist<Value extends string>(props: ChecklistProps<Value>) {
  const { choices, value, onChange, max, name, label, hint, error } = props
  const [isTooMany, setIsTooMany] = useState(false)

  function press(pressed: Value) {
    const next = afterPress(value, pressed, max)
    setIsTooMany(!value.includes(pressed) && !next.includes(pressed))
    onChange(next)
  }

  return (
    <ChoiceFrame
      {...{ label, hint, error }}
      aside={max === undefined ? undefined : `最多选 ${max} 项，已选 ${value.length} 项`}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classNames(styles.choice, choice.isDisabled && styles.isDisabled)}
        >
          <span className={styles.text}>
            {choice.label}
            {choice.note !== undefined && <small>{choice.note}</small>}
          </span>
          <TickBox>
            <input
              type="checkbox"
              name={name}
              value={choice.value}
              checked={value.includes(choice.value)}
              disabled={choice.isDisabled}
              aria-invalid={error !== undefined || undefined}
              onChange={() => press(choice.value)}
            />
          </TickBox>
        </label>
      ))}
      <p className={styles.tooMany} role="status">
        {isTooMany && `最多选 ${max} 项。要选这一项，请先取消一项。`}
      </p>
    </ChoiceFrame>
  )
}
