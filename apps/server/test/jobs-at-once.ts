import { randomUUID } from 'node:crypto'
import type { Db } from '../src/platform/database/database.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import type { MailContent } from '../src/platform/mail/mail.ts'
import type { QueuedMail } from '../src/platform/mail/queued-mail.ts'
import type { Outbox } from '../src/platform/outbox/outbox.ts'

/** What would be queued lies in the outbox at once, stored with the change it belongs to. */
export function jobsAtOnce(
  outboxWithin: (transaction: Db) => Outbox,
  composeMail: (mail: QueuedMail, transaction: Db) => Promise<MailContent>,
): Jobs {
  return {
    sendSms: (message, transaction) => outboxWithin(transaction).sms.send(message),
    // Time stands still in a test; what is to be done later is done by the test itself.
    checkPayment: async () => undefined,
    refundPayment: async () => undefined,
    async sendMail(mail, transaction) {
      const content = await composeMail(mail, transaction)
      const { mailer } = outboxWithin(transaction)
      await mailer.send({ ...content, id: randomUUID(), to: mail.to })
    },
  }
}
