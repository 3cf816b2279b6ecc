import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Panel } from '../layout/Panel.tsx'
import type { Choice } from './choice.ts'
import type { ValueField } from './FieldFrame.tsx'
import { FieldRow, Form, type FormProps } from './Form.tsx'
import { minuteField } from './minute-field.ts'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

type FieldOf = Omit<ValueField<string>, 'label' | 'hint'>

/** What the form is called, and the words on it. */
export interface EventWords {
  readonly title: string
  readonly choice: string
  readonly hint: string
  readonly action: string
}

const usualWords: EventWords = {
  title: '补记进展',
  choice: '进展',
  hint: '只能添加，不能修改或删除。',
  action: '添加',
}

interface EventFormProps {
  readonly words?: EventWords
  readonly form: Omit<FormProps, 'actions' | 'children'>
  readonly isSending: boolean
  readonly event: FieldOf & { readonly choices: readonly Choice<string>[] }
  readonly at: FieldOf & { readonly hint: string }
  /** What an event of this kind is asked for beside its time, and what cannot be told now. */
  readonly children: ReactNode
}

/** Tells by hand what has happened to something, and when; without a choice only what cannot be told. */
export function EventForm(props: EventFormProps) {
  const { words = usualWords, form, isSending, event, at, children } = props
  if (event.choices.length === 0) return <Panel title={words.title}>{children}</Panel>
  return (
    <Panel title={words.title}>
      <Form
        {...form}
        actions={
          <Button type="submit" variant="primary" isBusy={isSending}>
            {words.action}
          </Button>
        }
      >
        <FieldRow>
          <SelectField label={words.choice} none="请选择" hint={words.hint} {...event} />
          <TextField label="发生时间" type="datetime-local" max={minuteField(new Date())} {...at} />
        </FieldRow>
        {children}
      </Form>
    </Panel>
  )
}
