import { mailDocuments } from '@ecenter/contract/person/documents.ts'
import { useCallForm } from '../../client/use-call-form.ts'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useEmailOutcome } from '../../documents/handing-out/use-email-outcome.ts'
import styles from './MailSheet.module.css'

interface MailSheetProps {
  readonly handle: string
  readonly count: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All papers of the car in one mail; the phone is proven already. */
export function MailSheet({ handle, count, isOpen, onClose }: MailSheetProps) {
  const outcome = useEmailOutcome()
  const form = outcome.around(
    useCallForm(mailDocuments, { initial: { email: '' }, fixed: { handle }, ...outcome.options }),
  )
  return (
    <EmailSheetFrame
      form={{ ...form, isProving: false, sheet: null }}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p className={styles.words}>一封邮件，含 {count} 份单证。</p>
      <EmailForm form={form} isCodeAhead={false} />
    </EmailSheetFrame>
  )
}
