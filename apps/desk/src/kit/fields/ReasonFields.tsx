import { useState } from 'react'
import type { ValueField } from './FieldFrame.tsx'
import { SelectField } from './SelectField.tsx'
import { TextareaField } from './TextareaField.tsx'

interface ReasonFieldsProps extends ValueField<string> {
  /** Those that are given most often. */
  readonly reasons: readonly string[]
}

/** Why not, for the customer to read: one of the common reasons, which may be changed before it is sent. */
export function ReasonFields({ reasons, ...reason }: ReasonFieldsProps) {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <SelectField
        label="常见原因"
        name="common"
        choices={[
          { value: '', label: '自己写' },
          ...reasons.map((each) => ({ value: each, label: each })),
        ]}
        value={chosen}
        onChange={(value) => {
          setChosen(value)
          reason.onChange(value)
        }}
      />
      <TextareaField {...reason} rows={4} data-autofocus />
    </>
  )
}
