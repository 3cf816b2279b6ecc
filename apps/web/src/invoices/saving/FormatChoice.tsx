import type { InvoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { formatWords } from './formats.ts'

interface FormatChoiceProps {
  readonly formats: readonly InvoiceFormat[]
  readonly value: InvoiceFormat
  readonly onChange: (format: InvoiceFormat) => void
}

/** What the files shall be; nothing to choose where there is one format only. */
export function FormatChoice({ formats, value, onChange }: FormatChoiceProps) {
  if (formats.length === 1) return null
  return (
    <RadioGroup
      label="文件格式"
      choices={formats.map((format) => {
        const { label, note } = formatWords[format]
        return { value: format, label, note }
      })}
      value={value}
      onChange={onChange}
    />
  )
}
