import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Session } from '../../../platform/session/session.ts'
import type { Services } from '../../services.ts'
import { readInvoices } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'

/**
 * The invoice of a fresh code with those named beside it, each once. All of them have to be proven
 * in this session and have the phone on file that the code went to: a code to one phone mails
 * nothing of another's.
 */
export async function provenInvoices(
  services: Services,
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
  { grants }: Services,
  session: Session,
  handle: string,
): Promise<ObjectRef> {
  const grant = await grants.find(session, handle, { level: 'phone-on-file' })
  if (grant === undefined) throw grantMissing()
  return grant.object
}
