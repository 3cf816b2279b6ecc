import { banks, issuerOf } from '@ecenter/contract/constants/banks.ts'
import { useState } from 'react'
import { Field } from '../../kit/fields/Field.tsx'
import { useComposition } from '../../kit/fields/use-composition.ts'
import { WheelField } from '../../kit/wheels/WheelField.tsx'
import { AreaMapField } from '../../places/AreaMapField.tsx'
import { useAreaMap } from '../../places/use-area-map.ts'
import { bankAreaNames, bankAreas, codeOfBankArea } from './bank-areas.ts'
import { cardGroups, cardText, caretAfter } from './card-groups.ts'
import type { RefundFields } from './refund-fields.ts'

const levels = ['省', '市']
const other = 'other'
const choices = [
  ...banks.map(({ name }) => ({ value: name, label: name })),
  { value: other, label: '其他银行' },
]

/** The card and where it was opened. Its first digits tell the bank, which can still be changed. */
export function BankFields({ form }: { readonly form: RefundFields }) {
  const card = form.widget('bankcardno')
  return (
    <>
      <CardNumberField
        {...card}
        onChange={(number) => {
          card.onChange(number)
          const issuer = issuerOf(number)
          if (issuer !== undefined && issuer !== issuerOf(card.value)) form.type('bankName', issuer)
        }}
      />
      <BankField form={form} />
      <BankAreaField form={form} />
      <Field
        {...form.field('bankSubName')}
        label="开户支行"
        placeholder="例如 福田支行"
        hint="不清楚的，可以在手机银行的卡片信息里查到。"
        maxLength={80}
      />
    </>
  )
}

/** One of the list, or any other by its name. */
function BankField({ form }: { readonly form: RefundFields }) {
  const bank = form.widget('bankName')
  const isListed = banks.some(({ name }) => name === bank.value)
  const [isOther, setIsOther] = useState(bank.value !== '' && !isListed)
  const isTyped = isOther && !isListed
  return (
    <>
      <WheelField
        {...bank}
        label="开户银行"
        options={choices}
        value={isTyped ? other : bank.value}
        error={isTyped ? undefined : bank.error}
        onChange={(chosen) => {
          setIsOther(chosen === other)
          bank.onChange(chosen === other ? '' : chosen)
        }}
      />
      {isTyped && (
        <Field
          {...form.field('bankName')}
          label="银行名称"
          placeholder="银行全称"
          error={bank.error && (bank.value.trim() === '' ? '请填写银行名称' : bank.error)}
          maxLength={50}
        />
      )}
    </>
  )
}

/** Sent as names, and without counties. */
function BankAreaField({ form }: { readonly form: RefundFields }) {
  const map = useAreaMap()
  const areas = bankAreas(map.areas)
  const province = form.widget('bankProvince')
  const city = form.widget('bankCity')
  return (
    <AreaMapField
      name={province.name}
      label="开户地区"
      levels={levels}
      map={{ ...map, areas }}
      value={codeOfBankArea(areas, { bankProvince: province.value, bankCity: city.value })}
      error={province.error ?? city.error}
      onChange={(code) => {
        const chosen = bankAreaNames(areas, code)
        province.onChange(chosen.bankProvince)
        city.onChange(chosen.bankCity)
      }}
    />
  )
}

interface CardNumberFieldProps {
  readonly name: string
  /** Without spaces. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (number: string) => void
}

/** A card number in groups of four while it is typed, and the bank that its first digits tell. */
function CardNumberField({ value, onChange, ...field }: CardNumberFieldProps) {
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
