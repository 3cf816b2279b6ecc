import { banks } from '@ecenter/contract/constants/banks.ts'
import { useState } from 'react'
import { Field } from '../kit/fields/Field.tsx'
import { WheelField } from '../kit/wheels/WheelField.tsx'

const other = 'other'
const choices = [
  ...banks.map(({ name }) => ({ value: name, label: name })),
  { value: other, label: '其他银行' },
]

interface BankFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (bank: string) => void
}

/** One of the list, or any other by its name. */
export function BankField(bank: BankFieldProps) {
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
          {...bank}
          onChange={({ currentTarget }) => bank.onChange(currentTarget.value)}
          label="银行名称"
          placeholder="银行全称"
          error={bank.error && (bank.value.trim() === '' ? '请填写银行名称' : bank.error)}
          maxLength={50}
        />
      )}
    </>
  )
}
