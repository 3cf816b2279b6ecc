import {
  sendPolicyEmail,
  wapSendEmail,
} from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import type { ReactNode } from 'react'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useEmailForm } from '../../documents/handing-out/use-email-form.ts'
import { useDocumentCheck } from '../../documents/use-document-check.ts'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { asksPlainly } from '../../shell/asks-plainly.ts'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { queryPageOfAddress } from '../../verification/query-page.ts'

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

interface MailAvailabilityProps {
  readonly handle: string
  /** Shown when this policy can be mailed. */
  readonly children: ReactNode
}

/** Asks before anything is typed, and says why not. */
function MailAvailability({ handle, children }: MailAvailabilityProps) {
  const { value, failed, isLoading, ask } = useDocumentCheck(handle, 'email')
  if (failed !== undefined && !isLoading) return <FailureNotice failed={failed} onRetry={ask} />
  if (value === undefined) return <Loading />
  if (value.isAvailable) return children
  return <NoticeBar tone="warning">{value.reason}</NoticeBar>
}
