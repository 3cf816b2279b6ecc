import {
  type ContactField,
  type ContactInfo,
  changePhone,
} from '@ecenter/contract/person/contact.ts'
import { mobile as mobileRule } from '@ecenter/contract/rules/people/mobile.ts'
import { type FormEvent, useState } from 'react'
import { safeParse } from 'valibot'
import { Button } from '../../kit/buttons/Button.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { PhoneField } from '../../kit/fields/PhoneField.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { brand } from '../../shell/brand.ts'
import { WishNotice } from '../../shell/screen/WishNotice.tsx'
import { forgetDraft } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { TypedPhoneSheet } from '../../verification/TypedPhoneSheet.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { AssistCard } from '../AssistCard.tsx'
import { ChangeContactSheet, type ChangeSheetProps, queryHref } from './ChangeContactSheet.tsx'
import { fieldNames, maskedValueOf } from './contact-words.ts'

interface ContactFieldCardProps {
  readonly field: ContactField
  readonly info: ContactInfo
  readonly onChanged: (info: ContactInfo) => void
}

/** One contact as it is, what was asked instead of it, and the way to ask. */
export function ContactFieldCard({ field, info, onChanged }: ContactFieldCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const value = maskedValueOf(info, field)
  const asked = info.changes.find((change) => change.field === field)
  const name = fieldNames[field]
  const draft = `contact ${field}`
  const sheet = {
    handle: info.handle,
    draft,
    isOpen,
    onClose: () => setIsOpen(false),
    onChanged(changed: ContactInfo) {
      setIsOpen(false)
      forgetDraft(draft)
      showToast('已收到，正在办理')
      onChanged(changed)
    },
  }
  return (
    <>
      <AssistCard
        title={name}
        note={value ?? '还没有登记'}
        action={
          <Button
            variant="secondary"
            isCompact
            aria-label={`${value === undefined ? '添加' : '更改'}${name}`}
            onClick={() => setIsOpen(true)}
          >
            {value === undefined ? '添加' : '更改'}
          </Button>
        }
      />
      {asked !== undefined && (
        <WishNotice
          wish={asked}
          what={`${value === undefined ? '添加' : '改为'} ${asked.maskedValue}`}
          next={`您可以核对后重新提交，或拨打 ${brand.hotline}。`}
        />
      )}
      {field === 'mobile' ? (
        <ChangePhoneSheet {...sheet} maskedMobile={info.maskedMobile} />
      ) : (
        <ChangeContactSheet {...sheet} field={field} />
      )}
    </>
  )
}

/** Another contact phone: a code to the new one shows that it is theirs, then one to the phone so far. */
function ChangePhoneSheet(props: ChangeSheetProps & { readonly maskedMobile: string | undefined }) {
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
