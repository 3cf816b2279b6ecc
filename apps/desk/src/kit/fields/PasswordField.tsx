import { describe } from '@ecenter/ui/FieldNote.tsx'
import { Eye, EyeOff } from 'lucide'
import { type ComponentPropsWithRef, useId, useState } from 'react'
import { IconButton } from '../buttons/Button.tsx'
import styles from './control.module.css'
import { FieldFrame, type ValueField } from './FieldFrame.tsx'

type Attributes = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'autoFocus'>

/** A password, hidden until who types it wants to see it. */
export function PasswordField(props: ValueField<string> & Attributes) {
  const { label, hint, error, value = '', onChange, ...attributes } = props
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error }}>
      <div className={styles.withButton}>
        <input
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          {...attributes}
          id={id}
          {...describe(id, { hint, error })}
          className={styles.control}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={`${isShown ? '隐藏' : '显示'}${label}`}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </FieldFrame>
  )
}
