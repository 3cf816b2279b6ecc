import { composeAnswerMail } from './domains/appeals/desk/compose-answer-mail.ts'
import { composePolicyMail } from './domains/electronic-policies/mail/compose-policy-mail.ts'
import { composeInvoiceMail } from './domains/invoices/mail/compose-invoice-mail.ts'
import { composeDocumentsMail } from './domains/person/mail/compose-documents-mail.ts'
import { composeOnlyProvenMail } from './domains/person/mail/compose-only-proven-mail.ts'
import { composePromotionMail } from './domains/promotions/mail/compose-promotion-mail.ts'
import { composeReturnClaimMail } from './domains/return-insurance/mail/compose-return-claim-mail.ts'
import type { Services } from './domains/services.ts'
import type { MailContent } from './platform/mail/mail.ts'
import type { QueuedMail } from './platform/mail/queued-mail.ts'

/** Each kind of mail is written by the feature that it belongs to. */
export function composeMail(services: Services, mail: QueuedMail): Promise<MailContent> {
  switch (mail.kind) {
    case 'policy':
      return composePolicyMail(services, mail)
    case 'invoices':
      return composeInvoiceMail(services, mail)
    case 'documents':
      return composeDocumentsMail(services, mail)
    case 'appeal-answer':
      return composeAnswerMail(services, mail)
    case 'return-claim':
      return composeReturnClaimMail(services, mail)
    case 'only-proven-end':
      return composeOnlyProvenMail(services, mail)
    case 'promotion':
      return composePromotionMail(services, mail)
  }
}
