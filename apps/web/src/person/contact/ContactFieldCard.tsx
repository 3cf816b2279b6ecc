import type { ContactField, ContactInfo } from '@ecenter/contract/person/contact.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { brand } from '../../shell/brand.ts'
import { WishNotice } from '../../shell/screen/WishNotice.tsx'
import { forgetDraft } from '../../state/form-drafts.ts'
import { AssistCard } from '../AssistCard.tsx'
import { ChangeContactSheet } from './ChangeContactSheet.tsx'
import { ChangePhoneSheet } from './ChangePhoneSheet.tsx'
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
