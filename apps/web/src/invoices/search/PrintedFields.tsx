import type { ComponentProps } from 'react'
import { DateField } from '../../kit/fields/DateField.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { issueDates } from './issue-dates.ts'

type FieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>
type WidgetProps = Pick<ComponentProps<typeof DateField>, 'name' | 'value' | 'error' | 'onChange'>

/** Room for the spaces that people type between groups, too. */
const digits = { inputMode: 'numeric', maxLength: 30 } as const

export function InvoiceNumberField(field: FieldProps) {
  return (
    <Field
      {...field}
      {...digits}
      label="发票号码"
      hint="老版发票 8 位；数电发票 20 位，没有发票代码。"
    />
  )
}

export function InvoiceCodeField(field: FieldProps) {
  return <Field {...field} {...digits} label="发票代码" hint="12 位，在发票右上角。" />
}

export function CheckCodeField(field: FieldProps) {
  return (
    <Field
      {...field}
      {...digits}
      label="校验码后六位"
      hint="发票右上角「校验码」的最后 6 位数字。"
    />
  )
}

/** The years around this one (specification, section 5). */
export function IssueDateField(widget: WidgetProps) {
  return <DateField {...widget} {...issueDates(new Date())} label="开票日期" />
}

export function TaxpayerNumberField(field: FieldProps) {
  return (
    <Field
      {...field}
      label="购买方纳税人识别号"
      aside="选填"
      hint="发票上印有的，填了核对得更准。"
      maxLength={30}
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
}
