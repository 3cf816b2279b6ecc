import type { ContactField, ContactInfo } from '@ecenter/contract/person/contact.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
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
      showToast('已提交，核实后生效')
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
        <NoticeBar tone="warning">
          {asked.askedAt} 申请{value === undefined ? '添加' : '改为'} {asked.maskedValue}
          ，等我们核实，现在还没有生效。
        </NoticeBar>
      )}
      {field === 'mobile' ? (
        <ChangePhoneSheet {...sheet} maskedMobile={info.maskedMobile} />
      ) : (
        <ChangeContactSheet {...sheet} field={field} />
      )}
    </>
  )
}
