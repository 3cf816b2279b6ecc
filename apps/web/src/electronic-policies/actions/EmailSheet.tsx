import { sendPolicyEmail } from '@ecenter/contract/electronic-policies/send-policy-email.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { useState } from 'react'
import type { Refused } from '../../client/outcome.ts'
import { useCallForm } from '../../client/use-call-form.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { PhoneOnFileSheet } from '../../verification/PhoneOnFileSheet.tsx'
import { EmailForm } from './EmailForm.tsx'
import { EmailSent } from './EmailSent.tsx'
import { MailAvailability } from './MailAvailability.tsx'

interface EmailSheetProps {
  readonly handle: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/**
 * The document by mail: an address, then the code that opens this one action, then the sending. It
 * is the service that asks for the code, so nobody types one in vain.
 */
export function EmailSheet({ handle, isOpen, onClose }: EmailSheetProps) {
  const [isProving, setIsProving] = useState(false)
  const [proofs, setProofs] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const form = useCallForm(sendPolicyEmail, {
    initial: { email: '' },
    fixed: { handle },
    onAnswer: ({ maskedEmail }) => setSentTo(maskedEmail),
    onRefusal,
  })

  /** All but what concerns the address is told in the sheet, whatever the class of its code. */
  function onRefusal({ code, message, field }: Refused): boolean {
    if (code === resultCodes.grantMissing) setIsProving(true)
    else if (field === undefined) setRefusal(message)
    else return false
    return true
  }

  function handleClose() {
    setRefusal(undefined)
    setSentTo(undefined)
    onClose()
  }

  function handleProven() {
    setIsProving(false)
    // The next mail needs a code of its own.
    setProofs(proofs + 1)
    void form.submit()
  }

  return (
    <>
      <Sheet title="发送到邮箱" isOpen={isOpen && !isProving} onClose={handleClose}>
        {sentTo === undefined ? (
          <MailAvailability handle={handle}>
            <EmailForm form={form} refusal={refusal} onSend={() => setRefusal(undefined)} />
          </MailAvailability>
        ) : (
          <EmailSent maskedEmail={sentTo} onClose={handleClose} />
        )}
      </Sheet>
      <PhoneOnFileSheet
        key={proofs}
        handle={handle}
        purpose="email-policy"
        queryHref="#/policy-query"
        isOpen={isOpen && isProving}
        onClose={() => setIsProving(false)}
        onProven={handleProven}
      />
    </>
  )
}
