import { issuerOf } from '@ecenter/contract/constants/banks.ts'
import { Field } from '../../kit/Field.tsx'
import { useComposition } from '../../kit/use-composition.ts'
import { cardGroups, cardText, caretAfter } from './card-groups.ts'

interface CardNumberFieldProps {
  readonly name: string
  /** Without spaces. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (number: string) => void
}

/** A card number in groups of four while it is typed, and the bank that its first digits tell. */
export function CardNumberField({ value, onChange, ...field }: CardNumberFieldProps) {
  const issuer = issuerOf(value)
  const typing = useComposition(cardGroups(value), (input) => {
    const number = cardText(input.value)
    const caret = caretAfter(input.value, input.selectionStart ?? input.value.length)
    input.value = cardGroups(number)
    input.setSelectionRange(caret, caret)
    onChange(number)
  })
  return (
    <Field
      {...field}
      {...typing}
      label="银行卡号"
      hint={issuer === undefined ? '被保险人本人的借记卡，16 至 19 位。' : `${issuer}的卡`}
      inputMode="numeric"
      placeholder="请对照卡面填写"
      spellCheck={false}
      maxLength={30}
    />
  )
}
