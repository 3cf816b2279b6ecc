import { Field } from '../../kit/Field.tsx'
import { Fields } from '../../kit/Fields.tsx'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { CourierField } from './CourierField.tsx'
import { OrderField } from './OrderField.tsx'
import { useReturnForm } from './use-return-form.ts'

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
        <Field
          {...form.field('phoneNumber')}
          label="手机号"
          hint="审核结果发短信到这个号码。"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
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
        <div>
          <FormNotice text={form.notice} />
          <SubmitButton isSending={form.isSending}>提交申请</SubmitButton>
        </div>
      </Fields>
      {form.sheet}
    </form>
  )
}
