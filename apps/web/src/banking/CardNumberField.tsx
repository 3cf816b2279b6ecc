import { issuerOf } from '@ecenter/contract/constants/banks.ts'
import { Field } from '../kit/fields/Field.tsx'
import { useComposition } from '../kit/fields/use-composition.ts'
import { cardGroups, cardText, caretAfter } from './card-groups.ts'

interface CardNumberFieldProps {
  readonly name: string
  /** Without spaces. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (number: string) => void
  /** The bank that the first digits tell, where another was told before. */
  readonly onIssuer: (bank: string) => void
  /** Whose card it has to be, until its bank is known. */
  readonly hint: string
}

/** A card number in groups of four while it is typed, and the bank that its first digits tell. */
export function CardNumberField(props: CardNumberFieldProps) {
  const { value, onChange, onIssuer, hint, ...field } = props
  const issuer = issuerOf(value)
  const typing = useComposition(cardGroups(value), (input) => {
    const number = cardText(input.value)
    const caret = caretAfter(input.value, input.selectionStart ?? input.value.length)
    input.value = cardGroups(number)
    input.setSelectionRange(caret, caret)
    onChange(number)
    const told = issuerOf(number)
    if (told !== undefined && told !== issuer) onIssuer(told)
  })
  return (
    <Field
      {...field}
      {...typing}
      label="银行卡号"
      hint={issuer === undefined ? hint : `${issuer}的卡`}
      inputMode="numeric"
      placeholder="请对照卡面填写"
      spellCheck={false}
      maxLength={30}
    />
  )
}
