import type { Choice } from '../../kit/fields/choice.ts'
import type { ValueField } from '../../kit/fields/FieldFrame.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'

interface NumberOrChoiceProps extends ValueField<string> {
  readonly name: string
  /** What is known to be the customer's; without any the number is typed as it is told. */
  readonly known: readonly Choice<string>[]
  /** What stands there while none is chosen. */
  readonly none?: string
}

export function NumberOrChoice({ known, none = '不涉及', ...field }: NumberOrChoiceProps) {
  if (known.length === 0) return <TextField {...field} />
  return <SelectField {...field} choices={[{ value: '', label: none }, ...known]} />
}
