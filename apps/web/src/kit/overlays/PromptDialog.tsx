import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Field, type FieldProps } from '../fields/Field.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { cancelLabel, confirmLabel } from './dialog-words.ts'
import styles from './PromptDialog.module.css'
import { type PromptRule, promptFault } from './prompt-fault.ts'

export interface PromptQuestion extends PromptRule {
  readonly title?: string | undefined
  readonly text: ReactNode
  /** The name of the field. */
  readonly label: string
  readonly initial?: string
  readonly placeholder?: string
  readonly inputMode?: FieldProps['inputMode']
  readonly maxLength?: number
}

interface PromptDialogProps extends PromptQuestion {
  readonly isOpen: boolean
  /** What was typed, as it was typed; undefined when it was cancelled. */
  readonly onAnswer: (typed: string | undefined) => void
}

/** Asks for one line. What does not fit stays in the field, with a word on what is wrong. */
export function PromptDialog({ isOpen, onAnswer, title, text, ...question }: PromptDialogProps) {
  const formId = useId()
  return (
    <DialogFrame
      {...{ isOpen, title }}
      role="dialog"
      text={<p>{text}</p>}
      onClose={() => onAnswer(undefined)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(undefined)}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <PromptForm {...question} id={formId} onAnswer={onAnswer} />
    </DialogFrame>
  )
}

interface PromptFormProps extends Omit<PromptQuestion, 'title' | 'text'> {
  readonly id: string
  readonly onAnswer: (typed: string) => void
}

/** Lives as long as the dialog is open, so the next question begins empty. */
function PromptForm({ id, onAnswer, ...question }: PromptFormProps) {
  const { pattern, judge, invalidText, initial = '', ...field } = question
  const [typed, setTyped] = useState(initial)
  const [fault, setFault] = useState<string>()

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = promptFault(typed, { pattern, judge, invalidText })
    if (found === undefined) return onAnswer(typed)
    setFault(found)
    event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form id={id} className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field
        {...field}
        value={typed}
        error={fault}
        data-autofocus
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setFault(undefined)
        }}
      />
    </form>
  )
}
