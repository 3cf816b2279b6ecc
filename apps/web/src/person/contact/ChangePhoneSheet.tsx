import { changePhone } from '@ecenter/contract/person/contact.ts'
import { mobile as mobileRule } from '@ecenter/contract/rules/people/mobile.ts'
import { type FormEvent, useState } from 'react'
import { safeParse } from 'valibot'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { TypedPhoneSheet } from '../../verification/TypedPhoneSheet.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { type ChangeSheetProps, queryHref } from './ChangeContactSheet.tsx'

/** Another contact phone: a code to the new one shows that it is theirs, then one to the phone so far. */
export function ChangePhoneSheet(
  props: ChangeSheetProps & { readonly maskedMobile: string | undefined },
) {
  const { handle, draft, isOpen, onClose, onChanged, maskedMobile = '登记的手机号' } = props
  /** The new phone that is being proven. */
  const [proving, setProving] = useState('')
  const [proven, setProven] = useState('')
  const form = useFreshCodeForm(
    changePhone,
    { handle, purpose: 'change-phone', queryHref },
    { initial: { mobile: '' }, fixed: { handle }, draft, onAnswer: onChanged },
  )

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = safeParse(mobileRule, form.field('mobile').value)
    if (typed.success && typed.output !== proven) setProving(typed.output)
    else void form.submit()
  }

  return (
    <>
      <Sheet
        title="更改手机号"
        isOpen={isOpen && proving === '' && !form.isProving}
        onClose={onClose}
      >
        <form {...form.props} onSubmit={handleSubmit} aria-label="更改手机号">
          <Fields>
            <PhoneField
              {...form.field('mobile')}
              label="新手机号"
              hint={`先验证新手机号，再验证 ${maskedMobile}，核实后生效。`}
            />
            <FormEnd form={form}>提交更改</FormEnd>
          </Fields>
        </form>
      </Sheet>
      <TypedPhoneSheet
        // A code went to this number and to no other.
        key={proving}
        mobile={proving}
        purpose="new-phone"
        form={changePhone.path}
        isOpen={proving !== ''}
        onClose={() => setProving('')}
        onProven={() => {
          setProven(proving)
          setProving('')
          void form.submit()
        }}
      />
      {form.sheet}
    </>
  )
}
