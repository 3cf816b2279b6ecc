import type { OutletDraft } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { describe, FieldNote } from '@ecenter/ui/FieldNote.tsx'
import { Plus, Trash2 } from 'lucide'
import { useId } from 'react'
import { Button } from '../kit/buttons/Button.tsx'
import { Checkbox, CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { FieldRow } from '../kit/fields/Form.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import styles from './HoursField.module.css'

type Hours = OutletDraft['hours']
type Span = Hours['spans'][number]

const weekdays = ['一', '二', '三', '四', '五', '六', '日'].map((name, index) => ({
  value: String(index + 1),
  label: `周${name}`,
}))

const noHours: Hours = { spans: [], isOpenOnHolidays: false }
const newSpan: Span = { days: [1, 2, 3, 4, 5], from: '13:30', to: '17:30' }

/** The hours of a week, stretch by stretch: a break at noon makes two of one day. */
export function HoursField(props: Omit<ValueField<Hours>, 'label'>) {
  const { error, name, value: hours = noHours, onChange } = props
  const id = useId()
  const { spans, isOpenOnHolidays } = hours

  function change(index: number, changes: Partial<Span>) {
    const changed = spans.map((span, at) => (at === index ? { ...span, ...changes } : span))
    onChange({ ...hours, spans: changed })
  }

  return (
    <fieldset className={styles.hours} id={id} {...describe(id, { error, hint: '' })}>
      <legend>营业时间</legend>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no other name than its place
        <div key={index} className={styles.span}>
          <SpanFields
            {...{ name, span, number: index + 1 }}
            onChange={(changes) => change(index, changes)}
          />
          <Button
            isSmall
            variant="text"
            icon={Trash2}
            onClick={() => onChange({ ...hours, spans: spans.toSpliced(index, 1) })}
          >
            删去时段 {index + 1}
          </Button>
        </div>
      ))}
      <Button
        isSmall
        icon={Plus}
        onClick={() => onChange({ ...hours, spans: [...spans, newSpan] })}
      >
        添加时段
      </Button>
      <Checkbox
        name={`${name}-holidays`}
        label="法定节假日照常营业"
        value={isOpenOnHolidays}
        onChange={(isOpen) => onChange({ ...hours, isOpenOnHolidays: isOpen })}
      />
      <FieldNote id={id} error={error} hint="时间写成 08:30；到半夜写 24:00。" />
    </fieldset>
  )
}

interface SpanFieldsProps {
  readonly name: string
  readonly span: Span
  readonly number: number
  readonly onChange: (changes: Partial<Span>) => void
}

function SpanFields({ name, span, number, onChange }: SpanFieldsProps) {
  return (
    <>
      <CheckboxGroup
        name={name}
        label={`时段 ${number}`}
        choices={weekdays}
        value={span.days.map(String)}
        onChange={(days) => onChange({ days: days.map(Number).toSorted() })}
      />
      <FieldRow>
        <TextField
          name={`${name}-from`}
          label={`时段 ${number} 开始`}
          value={span.from}
          onChange={(from) => onChange({ from })}
        />
        <TextField
          name={`${name}-to`}
          label={`时段 ${number} 结束`}
          value={span.to}
          onChange={(to) => onChange({ to })}
        />
      </FieldRow>
    </>
  )
}
