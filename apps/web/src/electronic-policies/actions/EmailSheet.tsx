import { sendPolicyEmail } from '@ecenter/contract/electronic-policies/send-policy-email.ts'
import { useState } from 'react'
import type { Refused } from '../../client/outcome.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { queryPageOfAddress } from '../../verification/query-page.ts'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailSent } from './EmailSent.tsx'
import { MailAvailability } from './MailAvailability.tsx'

interface EmailSheetProps {
  readonly handle: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The document by mail: an address, then the code that opens this one action, then the sending. */
export function EmailSheet({ handle, isOpen, onClose }: EmailSheetProps) {
  const [refusal, setRefusal] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const form = useFreshCodeForm(
    sendPolicyEmail,
    { handle, purpose: 'email-policy', queryHref: queryPageOfAddress() },
    {
      initial: { email: '' },
      fixed: { handle },
      onAnswer: ({ maskedEmail }) => setSentTo(maskedEmail),
      onRefusal,
    },
  )

  /** All but what concerns the address is told in the sheet, whatever the class of its code. */
  function onRefusal({ message, field }: Refused): boolean {
    if (field === undefined) setRefusal(message)
    return field === undefined
  }

  function handleClose() {
    setRefusal(undefined)
    setSentTo(undefined)
    onClose()
  }

  return (
    <>
      <Sheet title="发送到邮箱" isOpen={isOpen && !form.isProving} onClose={handleClose}>
        {sentTo === undefined ? (
          <MailAvailability handle={handle}>
            <EmailForm form={form} refusal={refusal} onSend={() => setRefusal(undefined)} />
          </MailAvailability>
        ) : (
          <EmailSent maskedEmail={sentTo} onClose={handleClose} />
        )}
      </Sheet>
      {form.sheet}
    </>
  )
}
