import type { Messages } from '@ecenter/client/form-messages.ts'
import { optionsAtMost } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { Button, IconButton } from '../../kit/buttons/Button.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
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
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const { options } = question
  const error = errors.options
  const change = (changed: ChoiceDraft['options']) => onChange(withOptions(question, changed))
  useEffect(() => {
    if (added !== undefined) list.current?.lastElementChild?.querySelector('input')?.focus()
  }, [added])

  function handleAdd() {
    const option = newOption()
    change([...options, option])
    setAdded(option.optionId)
  }

  function handleRemove(at: number) {
    change(options.toSpliced(at, 1))
    add.current?.focus()
  }

  return (
    <fieldset className={styles.options} id={id} {...describe(id, { error })}>
      <legend>选项</legend>
      <ol ref={list} className={styles.list}>
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
                onClick={() => handleRemove(at)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        isSmall
        icon={Plus}
        disabled={options.length >= optionsAtMost}
        onClick={handleAdd}
      >
        添加选项
      </Button>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
