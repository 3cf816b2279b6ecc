import { classNames } from '@ecenter/ui/class-names.ts'
import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { type ChangeEvent, type Ref, useId } from 'react'
import styles from './OtpField.module.css'

interface OtpFieldProps {
  /** Read aloud: 6 位短信验证码. */
  readonly label: string
  readonly value: string
  readonly onChange: (code: string) => void
  /** Called once the last digit is in. */
  readonly onComplete?: (code: string) => void
  readonly length?: number
  /** Also letters, in capitals: the end of an ID number. Otherwise digits alone, as a message brings them. */
  readonly hasLetters?: boolean
  readonly name?: string
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** Boxes drawn under one real input, so that paste and the autofill of a message work. */
export function OtpField(props: OtpFieldProps) {
  const { label, value, onChange, onComplete, length = 6, hasLetters, error, ...attributes } = props
  const id = useId()
  const caretAt = Math.min(value.length, length - 1)

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    // A Chinese keyboard may type them as wide as its own characters.
    const typed = currentTarget.value.normalize('NFKC').toUpperCase()
    const code = typed.replaceAll(hasLetters ? /[^\dA-Z]/g : /\D/g, '').slice(0, length)
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }

  return (
    <div>
      <div className={classNames(styles.otp, error !== undefined && styles.isError)}>
        <input
          {...attributes}
          {...describe(id, { error })}
          className={styles.input}
          aria-label={label}
          inputMode={hasLetters ? 'text' : 'numeric'}
          autoComplete={hasLetters ? 'off' : 'one-time-code'}
          autoCapitalize="characters"
          value={value}
          onChange={handleChange}
        />
        {Array.from({ length }, (_, at) => at).map((at) => (
          <span
            key={at}
            className={classNames(styles.cell, at === caretAt && styles.caret)}
            aria-hidden="true"
          >
            {value[at]}
          </span>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  )
}
