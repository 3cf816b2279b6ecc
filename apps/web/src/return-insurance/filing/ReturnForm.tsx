import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import { returnInsuranceClaim } from '@ecenter/contract/return-insurance/return-claim.ts'
import { useState } from 'react'
import { SelectField } from '../../kit/choices/SelectField.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { later } from '../../kit/overlays/later.tsx'
import { navigate } from '../../shell/location.ts'
import { useFiledReturn } from '../../state/filed-return.ts'
import { forgetDraft } from '../../state/form-drafts.ts'
import { useReturnInsuranceClaim } from '../../state/return-insurance-claim.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'
import { filedPath } from '../return-pages.ts'
import { OrderField } from './OrderField.tsx'

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
