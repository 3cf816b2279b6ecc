import { classNames } from '@ecenter/ui/class-names.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import type { IconNode } from 'lucide'
import { useId } from 'react'
import type { FieldFrameProps } from '../fields/FieldFrame.tsx'
import { ChoiceFrame } from './ChoiceFrame.tsx'
import styles from './RadioGroup.module.css'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Small, below the label. */
  readonly note?: string
  /** Before the label, where the choices are rows. */
  readonly icon?: IconNode
  readonly isDisabled?: boolean
}

interface RadioGroupProps<Value extends string> extends Omit<FieldFrameProps, 'aside'> {
  /** Small, right of the label. */
  readonly aside?: string
  readonly name?: string
  readonly choices: readonly Choice<Value>[]
  /** None while nothing is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** Two a line for a word or two; rows for more, with notes; five a line for the points of a scale. */
  readonly look?: 'tiles' | 'rows' | 'points'
  /** What stands around it says it already. */
  readonly isLabelHidden?: boolean
}

/** One of a few, all of them in sight. The arrow keys choose, as the browser has it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { choices, value, onChange, look = 'tiles', name, ...frame } = props
  const ownName = useId()
  return (
    <ChoiceFrame {...frame} role="radiogroup">
      <div className={classNames(styles[look], look === 'points' && styles.tiles)}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(styles.choice, frame.error !== undefined && styles.isError)}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.text}>
              {choice.label}
              {choice.note !== undefined && <small>{choice.note}</small>}
            </span>
            {choice.icon && <Icon of={choice.icon} className={styles.icon} />}
          </label>
        ))}
      </div>
    </ChoiceFrame>
  )
}
