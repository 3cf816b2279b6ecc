import { type ContactInfo, changeContact } from '@ecenter/contract/person/contact.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'

export interface ChangeSheetProps {
  /** Names the person in this session. */
  readonly handle: string
  /** Where what is typed is kept. */
  readonly draft: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChanged: (info: ContactInfo) => void
}

const inputs = {
  email: { label: '新邮箱', inputMode: 'email', autoComplete: 'email', maxLength: 80 },
  address: { label: '新地址', autoComplete: 'street-address', maxLength: 200 },
} as const

export const queryHref = '#/proof?to=%2Fme%2Fcontact'

/** Another e-mail or postal address, under a code to the contact phone. */
export function ChangeContactSheet(
  props: ChangeSheetProps & { readonly field: 'email' | 'address' },
) {
  const { handle, draft, field, isOpen, onClose, onChanged } = props
  const form = useFreshCodeForm(
    changeContact,
    { handle, purpose: 'change-contact', queryHref },
    { initial: { [field]: '' }, fixed: { handle }, draft, onAnswer: onChanged },
  )
  const title = field === 'email' ? '更改邮箱' : '更改联系地址'
  return (
    <>
      <Sheet title={title} isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} aria-label={title}>
          <Fields>
            <Field
              {...form.field(field)}
              {...inputs[field]}
              hint="提交后要用登记的手机号收验证码，核实后生效。"
            />
            <FormEnd form={form}>提交更改</FormEnd>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
