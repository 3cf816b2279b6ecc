import type { sendInvoiceEmail } from '@ecenter/contract/invoices/invoice-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure, grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import { maskEmail } from '../../../platform/mask/mask.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoices } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'
import { refuseWithoutFile } from './delivered-file.ts'

/** One fresh code sends one mail, with one invoice or with many that the same phone has proven. */
export function answerSendInvoiceEmail(
  services: InvoicesServices,
): Handler<typeof sendInvoiceEmail> {
  return async ({ others, email, fileFormat }, { grant, session, submission }) => {
    const invoices = await provenInvoices(services, session, grant, others)
    await refuseWithoutFile(services, invoices, fileFormat)

    const objects = invoices.map(({ ref }) => ref)
    const customer = grant.object.customerKey.toString('hex')
    // Proves later whether they went to a mailbox that somebody names, and tells nobody which.
    const mailbox = services.keys.searchHash('mailbox', email).toString('hex')
    return submission.commit(async ({ db, record }) => {
      await services.grants.spend(grant, db)
      if (!(await services.limits.take('invoiceMailsByCustomer', customer, db)))
        throw tooManyMails()
      await services.jobs.sendMail({ kind: 'invoices', to: email, objects, format: fileFormat }, db)
      for (const object of objects) {
        record({ event: 'invoice-mailed', ...about(object), outcome: mailbox })
      }
      return { maskedEmail: maskEmail(email) }
    })
  }
}

function tooManyMails(): Failure {
  return new Failure(
    resultCodes.mailDailyCap,
    '电子发票一天最多发送 10 次邮件，今天已发满。请明天再试，或直接下载发票。',
  )
}

/**
 * The invoice of a fresh code with those named beside it, each once. All of them have to be proven
 * in this session and have the phone on file that the code went to: a code to one phone mails
 * nothing of another's.
 */
async function provenInvoices(
  services: InvoicesServices,
  session: Session,
  { object }: Grant,
  others: readonly string[],
): Promise<Invoice[]> {
  const beside = await Promise.all(others.map((handle) => provenObject(services, session, handle)))
  const objects = new Map([object, ...beside].map((each) => [each.id, each]))
  const invoices = await readInvoices(services, [...objects.values()])
  const phone = invoices[0]?.phoneKey
  const areOfOnePhone = invoices.every(({ phoneKey }) => phone && phoneKey?.equals(phone))
  if (invoices.length !== objects.size || !areOfOnePhone) throw grantMissing()
  return invoices
}

async function provenObject(
  { grants }: InvoicesServices,
  session: Session,
  handle: string,
): Promise<ObjectRef> {
  const grant = await grants.find(session, handle, { level: 'phone-on-file' })
  if (grant === undefined) throw grantMissing()
  return grant.object
}
