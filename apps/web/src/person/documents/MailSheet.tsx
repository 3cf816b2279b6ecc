import { mailDocuments, mailDocumentsTo } from '@ecenter/contract/person/documents.ts'
import { useState } from 'react'
import { useCallForm } from '../../client/use-call-form.ts'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useEmailForm } from '../../documents/handing-out/use-email-form.ts'
import { useEmailResult } from '../../documents/handing-out/use-email-result.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import styles from './MailSheet.module.css'

interface MailSheetProps {
  readonly handle: string
  readonly count: number
  /** Their own address; absent where the core names none. */
  readonly maskedEmail: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** All papers of the car in one mail: to their own address at once, to any other with a code. */
export function MailSheet({ maskedEmail, ...props }: MailSheetProps) {
  const [isOther, setIsOther] = useState(false)
  return maskedEmail === undefined || isOther ? (
    <OtherAddress {...props} />
  ) : (
    <OwnAddress {...props} maskedEmail={maskedEmail} onOther={() => setIsOther(true)} />
  )
}

type SheetProps = Omit<MailSheetProps, 'maskedEmail'>

interface OwnAddressProps extends SheetProps {
  readonly maskedEmail: string
  readonly onOther: () => void
}

function OwnAddress({ handle, count, maskedEmail, onOther, isOpen, onClose }: OwnAddressProps) {
  const result = useEmailResult()
  const form = result.around(
    useCallForm(mailDocuments, { initial: {}, fixed: { handle }, ...result.options }),
  )
  return (
    <EmailSheetFrame
      form={{ ...form, isProving: false, sheet: null }}
      isOpen={isOpen}
      onClose={onClose}
    >
      <p className={styles.words}>
        一封邮件，含 {count} 份单证，发到您登记的邮箱 <b>{maskedEmail}</b>。
      </p>
      <form {...form.props} aria-label="发到登记的邮箱" className={styles.ways}>
        <FormNotice text={form.notice} />
        <SubmitButton isSending={form.isSending} sendingText="正在发送…">
          发送
        </SubmitButton>
        <Button variant="text" isBlock onClick={onOther}>
          发到别的邮箱
        </Button>
      </form>
    </EmailSheetFrame>
  )
}

/** What is typed is kept, whatever becomes of the code. */
function OtherAddress({ handle, count, isOpen, onClose }: SheetProps) {
  const form = useEmailForm(
    mailDocumentsTo,
    { handle, purpose: 'mail-documents', queryHref: '#/proof?to=%2Fme' },
    { initial: { email: '' }, fixed: { handle } },
  )
  return (
    <EmailSheetFrame {...{ form, isOpen, onClose }}>
      <p className={styles.words}>一封邮件，含 {count} 份单证。</p>
      <EmailForm form={form} />
    </EmailSheetFrame>
  )
}
