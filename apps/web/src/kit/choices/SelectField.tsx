import { classNames } from '@ecenter/ui/class-names.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { FieldFrame, type FieldFrameProps } from '../fields/FieldFrame.tsx'
import styles from './SelectField.module.css'

export interface SelectFieldProps extends FieldFrameProps {
  readonly name?: string | undefined
  /** What is chosen, in words; nothing yet when it is empty. */
  readonly text: string
  readonly placeholder?: string | undefined
  readonly disabled?: boolean | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** Looks like a field, holds a choice, and opens the sheet in which it is made. */
export function SelectField(props: SelectFieldProps) {
  const { label, aside, hint, error, name, text, placeholder = '请选择' } = props
  const { disabled, isOpen, onOpen } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      <button
        {...describe(id, { aside, hint, error })}
        {...{ id, name, disabled }}
        type="button"
        role="combobox"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        <span className={classNames(styles.text, text === '' && styles.placeholder)}>
          {text || placeholder}
        </span>
        <Icon of={ChevronDown} />
      </button>
    </FieldFrame>
  )
}
