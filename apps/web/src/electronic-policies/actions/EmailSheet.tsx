import {
  sendPolicyEmail,
  wapSendEmail,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useEmailForm } from '../../documents/handing-out/use-email-form.ts'
import { asksPlainly } from '../../shell/asks-plainly.ts'
import { queryPageOfAddress } from '../../verification/query-page.ts'
import { MailAvailability } from './MailAvailability.tsx'

interface EmailSheetProps {
  readonly handle: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The document of a policy by mail. */
export function EmailSheet({ handle, isOpen, onClose }: EmailSheetProps) {
  const form = useEmailForm(
    asksPlainly() ? wapSendEmail : sendPolicyEmail,
    { handle, purpose: 'email-policy', queryHref: queryPageOfAddress() },
    { initial: { email: '' }, fixed: { handle } },
  )
  return (
    <EmailSheetFrame {...{ form, isOpen, onClose }}>
      <MailAvailability handle={handle}>
        <EmailForm form={form} />
      </MailAvailability>
    </EmailSheetFrame>
  )
}
