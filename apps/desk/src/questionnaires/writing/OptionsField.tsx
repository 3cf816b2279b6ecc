import { optionsAtMost } from '@ecenter/contract/questionnaires/desk/question-draft.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide'
import { useId } from 'react'
import type { Messages } from '../../client/form-messages.ts'
import { Button, IconButton } from '../../kit/Button.tsx'
import { describe, FieldNote } from '../../kit/FieldFrame.tsx'
import { TextField } from '../../kit/TextField.tsx'
import { type ChoiceDraft, movedBy, newOption, withOptions } from './changed-questions.ts'
import { MoveButton } from './MoveButton.tsx'
import styles from './Writing.module.css'

interface OptionsFieldProps {
  readonly question: ChoiceDraft
  readonly name: string
  readonly errors: Messages
  readonly onChange: (question: ChoiceDraft) => void
}

/** What can be chosen, in its order. */
export function OptionsField({ question, name, errors, onChange }: OptionsFieldProps) {
  const id = useId()
  const { options } = question
  const error = errors.options
  const change = (changed: ChoiceDraft['options']) => onChange(withOptions(question, changed))
  return (
    <fieldset className={styles.options} {...describe(id, { error })}>
      <legend>选项</legend>
      <ol className={styles.list}>
        {options.map(({ optionId, text }, at) => (
          <li key={optionId} className={styles.option}>
            <TextField
              name={`${name}.options.${at}.text`}
              label={`选项 ${at + 1}`}
              error={errors[`options.${at}.text`]}
              value={text}
              onChange={(typed) => change(options.with(at, { optionId, text: typed }))}
            />
            <span className={styles.moves}>
              <MoveButton
                icon={ArrowUp}
                label={`选项 ${at + 1} 上移`}
                isAtEnd={at === 0}
                onMove={() => change(movedBy(options, at, -1))}
              />
              <MoveButton
                icon={ArrowDown}
                label={`选项 ${at + 1} 下移`}
                isAtEnd={at === options.length - 1}
                onMove={() => change(movedBy(options, at, 1))}
              />
              <IconButton
                icon={Trash2}
                label={`删去选项 ${at + 1}`}
                onClick={() => change(options.toSpliced(at, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        isSmall
        icon={Plus}
        disabled={options.length >= optionsAtMost}
        onClick={() => change([...options, newOption()])}
      >
        添加选项
      </Button>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
