import { useState } from 'react'
import { SelectField } from '../choices/SelectField.tsx'
import { WheelSheet } from '../wheels/WheelSheet.tsx'
import { type DateRange, dateColumns, dateOf, dateWithin, partsOf } from './date-columns.ts'
import type { FieldFrameProps } from './FieldFrame.tsx'

interface DateFieldProps extends FieldFrameProps, DateRange {
  readonly name?: string
  /** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm` when `min` and `max` have times; empty for none yet. */
  readonly value: string
  readonly onChange: (date: string) => void
  /** Where the wheels stand while nothing is chosen: now, unless told. */
  readonly start?: string
  readonly placeholder?: string
  readonly disabled?: boolean
}

/** A date, or a date with its time, chosen by wheels. */
export function DateField(props: DateFieldProps) {
  const { min, max, value, onChange, start = timeNow(min), ...field } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectField {...field} text={value} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      <WheelSheet
        title={field.label}
        isOpen={isOpen}
        columnsOf={(wishes) => dateColumns(wishes, { min, max })}
        start={partsOf(dateWithin(value || start, { min, max }))}
        onClose={() => setIsOpen(false)}
        onChoose={(parts) => {
          setIsOpen(false)
          onChange(dateOf(parts))
        }}
      />
    </>
  )
}

/** On the customer's clock, as precise as the pattern is long. */
function timeNow({ length }: string): string {
  const now = new Date()
  const onClock = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
  return onClock.toISOString().replace('T', ' ').slice(0, length)
}
