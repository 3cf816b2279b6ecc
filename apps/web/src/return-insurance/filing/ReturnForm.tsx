import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import {
  checkOrder,
  marketplaceOrderNumber,
  returnInsuranceClaim,
} from '@ecenter/contract/return-insurance/return-claim.ts'
import { type ComponentProps, useState } from 'react'
import { safeParse } from 'valibot'
import { useCall } from '../../client/use-call.ts'
import { SelectField } from '../../kit/choices/SelectField.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { dayText } from '../../kit/words/day-text.ts'
import { yuan } from '../../kit/words/money.ts'
import { navigate } from '../../shell/location.ts'
import { useFiledReturn } from '../../state/filed-return.ts'
import { forgetDraft } from '../../state/form-drafts.ts'
import { useReturnInsuranceClaim } from '../../state/return-insurance-claim.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { filedPath } from '../return-pages.ts'

const OwnFacts = later(() => import('../../verification/own/OwnFacts.tsx'), 'OwnFacts')

/** The order that went back, the parcel it went back by, and whom to tell the result. */
export function ReturnForm() {
  const form = useReturnForm()
  return (
    <form {...form.props} aria-label="申请理赔">
      <Fields>
        <OrderField {...form.field('insuranceOrderId')} />
        <CourierField {...form.widget('zlist')} />
        <Field
          {...form.field('deliveryId')}
          label="快递单号"
          hint="寄回商品的那一单，最多 25 位字母和数字。"
          maxLength={35}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <OwnFacts isOpen phone={form.widget('phoneNumber')} />
        <PhoneField
          {...form.field('phoneNumber')}
          label="手机号"
          hint="审核结果发短信到这个号码。"
        />
        <Field
          {...form.field('email')}
          label="邮箱"
          aside="选填"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="用来接收申请确认"
          maxLength={60}
        />
        <FormEnd form={form}>提交申请</FormEnd>
      </Fields>
      {form.sheet}
    </form>
  )
}

/** The form of a claim; the service asks for a code where the phone was not proven before. */
function useReturnForm() {
  const { insuranceOrderId, zlist, deliveryId, phoneNumber, email } = useReturnInsuranceClaim()
  return useTypedPhoneForm(returnInsuranceClaim, 'return-insurance', {
    initial: { insuranceOrderId, zlist, deliveryId, phoneNumber, email },
    optional: ['email'],
    onAnswer: handleFiled,
  })
}

/** The next one begins with the same person and courier, and with another order. */
function handleFiled(
  { registNo, handle, answerBy, maskedEmail = '' }: ResponseOf<typeof returnInsuranceClaim>,
  { zlist, phoneNumber, email = '' }: RequestOf<typeof returnInsuranceClaim>,
) {
  useReturnInsuranceClaim.setState({ zlist, phoneNumber, email })
  useFiledReturn.setState({ registNo, handle, answerBy, maskedEmail })
  forgetDraft(returnInsuranceClaim.path)
  navigate(filedPath)
}

const CourierSheet = later(() => import('./CourierSheet.tsx'), 'CourierSheet')

interface CourierFieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (courier: string) => void
}

/** Who carried the parcel back, out of many. */
function CourierField({ value, onChange, ...field }: CourierFieldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <SelectField
        {...field}
        label="寄回用的快递公司"
        text={value}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <CourierSheet
        isOpen={isOpen}
        onClose={close}
        selected={value}
        onChoose={(courier) => {
          close()
          onChange(courier)
        }}
      />
    </>
  )
}

const howToFind = '在购物平台的订单详情里，可以复制。'

interface OrderFieldProps extends Omit<ComponentProps<typeof Field>, 'label' | 'value'> {
  readonly value: string
}

/** The number of the order, checked as soon as the field is left: what it is insured for, or why not. */
function OrderField({ error, ...input }: OrderFieldProps) {
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
