import { describe } from '@ecenter/ui/FieldNote.tsx'
import { type Ref, useId } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx'
import styles from './TextareaField.module.css'

interface TextareaFieldProps extends FieldFrameProps {
  readonly name?: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** In characters; the field takes no more, and tells how many there are. */
  readonly maxLength: number
  readonly rows?: number
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text, with a count of how much of the room is used. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, aside, hint, error, value, onChange, maxLength, ...attributes } = props
  const id = useId()
  const isFull = value.length >= maxLength
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      <div className={styles.area}>
        <textarea
          rows={4}
          {...attributes}
          {...describe(id, { aside, hint, error })}
          {...{ id, value, maxLength }}
          className={styles.input}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <p className={styles.count}>
          <span className={styles.full} role="status">
            {isFull && `已写满 ${maxLength} 字，再多的记不下`}
          </span>
          <span className="num" aria-hidden="true">
            {value.length} / {maxLength}
          </span>
        </p>
      </div>
    </FieldFrame>
  )
}
