import type { ComponentProps } from 'react'
import { amountText } from '../kit/fields/amount-text.ts'
import { minuteField } from '../kit/fields/minute-field.ts'
import { TextField } from '../kit/fields/TextField.tsx'
import { YuanField } from '../kit/fields/YuanField.tsx'

type Given<Props> = Omit<Props, 'label' | 'hint'>

interface TransferFieldsProps {
  /** In fen; undefined of links from before it was asked for. */
  readonly owed: number | undefined
  readonly amount: Given<ComponentProps<typeof YuanField>>
  readonly reference: Given<ComponentProps<typeof TextField>>
  readonly day: Given<ComponentProps<typeof TextField>>
}

/** What the receipt of a transfer says. */
export function TransferFields({ owed, amount, reference, day }: TransferFieldsProps) {
  return (
    <>
      <YuanField
        label="打款金额（元）"
        hint={`照转账回单填写，应付 ${amountText(owed)}。`}
        data-autofocus
        {...amount}
      />
      <TextField
        label="银行流水号"
        hint="在转账回单上，6 至 40 位字母、数字或短横线。"
        {...reference}
      />
      <TextField label="打款日期" type="date" max={today()} {...day} />
    </>
  )
}

/** By the clocks of the insurer, as the other fields of time have it. */
export function today(): string {
  return minuteField(new Date()).slice(0, 'YYYY-MM-DD'.length)
}
