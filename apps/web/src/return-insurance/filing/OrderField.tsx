import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  checkOrder,
  marketplaceOrderNumber,
} from '@ecenter/contract/return-insurance/return-claim.ts'
import { type ComponentProps, useState } from 'react'
import { safeParse } from 'valibot'
import { useCall } from '../../client/use-call.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'

const howToFind = '在购物平台的订单详情里，可以复制。'

interface OrderFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'value'> {
  readonly value: string
}

/** The number of the order, checked as soon as the field is left: what it is insured for, or why not. */
export function OrderField({ error, ...input }: OrderFieldProps) {
  const { fault, said, check } = useOrder(input.value)
  return (
    <Field
      {...input}
      label="订单号"
      hint={said ?? howToFind}
      error={error ?? fault}
      // Room for the spaces that a copied number may come with.
      maxLength={40}
      autoCapitalize="characters"
      spellCheck={false}
      onBlur={check}
    />
  )
}

/** What is known of a typed number: nothing until its field was left. */
function useOrder(typed: string) {
  const [left, setLeft] = useState(typed)
  const read = safeParse(marketplaceOrderNumber, left)
  const { value, failed, isLoading } = useCall(
    checkOrder,
    read.success ? { insuranceOrderId: read.output } : undefined,
  )
  const check = () => setLeft(typed)
  if (left !== typed || typed === '') return { check }
  if (!read.success) return { check, fault: read.issues[0].message }
  if (isLoading) return { check, said: '正在核对订单……' }
  if (value !== undefined) return { check, said: coverOf(value) }
  if (failed?.kind === 'rejected' && failed.field === 'insuranceOrderId') {
    return { check, fault: failed.message }
  }
  return { check, said: '现在核对不了这笔订单，不影响填写，提交时会再核对。' }
}

/** The last day is one of those on which it can be claimed. */
function coverOf({
  marketplace,
  maskedShop,
  sumInsured,
  claimUntil,
}: ResponseOf<typeof checkOrder>) {
  return `${marketplace}，店铺 ${maskedShop}。最多赔 ${yuan(sumInsured)} 元，最晚 ${dayText(claimUntil)}申请。`
}
