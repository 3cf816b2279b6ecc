import type { mailDocuments, mailDocumentsTo } from '@ecenter/contract/person/documents.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Transaction } from '../../../platform/calls/submission.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { LinkTarget } from '../../../platform/links/one-use-links.ts'
import { maskEmail } from '../../../platform/mask/mask.ts'
import { documentTarget } from '../../electronic-policies/calls/linked-documents.ts'
import type { Services } from '../../services.ts'
import type { PersonServices } from '../person-services.ts'
import type { DocumentOfCar } from './car-documents.ts'
import { type CurrentDocuments, currentDocuments } from './current-documents.ts'
import { ownEmail } from './own-email.ts'

/** To the person's own address their proof is enough: whoever has it can read the papers here. */
export function answerMailDocuments(services: PersonServices): Handler<typeof mailDocuments> {
  return async (_request, visitor) => {
    const email = await ownEmail(services, visitor)
    if (email === undefined) throw noAddress()
    const current = await currentDocuments(services, visitor)
    return visitor.submission.commit((transaction) => mail(services, transaction, current, email))
  }
}

/** To any other the papers leave the house, so it takes a code that was asked for with that address. */
export function answerMailDocumentsTo(services: PersonServices): Handler<typeof mailDocumentsTo> {
  return async ({ email }, { session, grant: code, submission }) => {
    // Its invoices stay open as long as the car does, not only as long as the code is good.
    const opened = await services.grants.find(session, code.handle, { level: 'phone-on-file' })
    const current = await currentDocuments(services, { session, grant: opened ?? code })
    return submission.commit(async (transaction) => {
      await services.grants.spend(code, transaction.db)
      return mail(services, transaction, current, email)
    })
  }
}

/** It counts against the limits of each policy and of invoices as mails of their own do. */
async function mail(
  services: PersonServices,
  { db, record }: Pick<Transaction, 'db' | 'record'>,
  { documents, leftOut }: CurrentDocuments,
  email: string,
) {
  // Proves later whether they went to a mailbox that somebody names, and tells nobody which.
  const outcome = services.keys.searchHash('mailbox', email).toString('hex')
  await takeMails(services, documents, db)
  const files = documents.map((each) => ({ ...targetOf(each), title: each.shown.title }))
  await services.jobs.sendMail({ kind: 'documents', to: email, files, leftOut: [...leftOut] }, db)
  for (const { object, paper } of documents) {
    const event = paper === undefined ? 'invoice-mailed' : 'policy-mailed'
    record({ event, ...about(object), outcome })
  }
  return { maskedEmail: maskEmail(email), leftOut: [...leftOut] }
}

/** In one order for everybody, so that two mails never wait for each other. */
async function takeMails(
  { limits }: Pick<Services, 'limits'>,
  documents: readonly DocumentOfCar[],
  db: Db,
): Promise<void> {
  const ofPolicies = documents.filter(({ paper }) => paper !== undefined)
  for (const id of [...new Set(ofPolicies.map(({ object }) => object.id))].toSorted()) {
    if (!(await limits.take('policyMailsByPolicy', id, db))) throw tooManyMails()
  }
  const ofInvoices = documents.filter(({ paper }) => paper === undefined)
  const customers = new Set(ofInvoices.map(({ object }) => object.customerKey.toString('hex')))
  for (const customer of [...customers].toSorted()) {
    if (!(await limits.take('invoiceMailsByCustomer', customer, db))) throw tooManyMails()
  }
}

function targetOf({ object, paper }: DocumentOfCar): LinkTarget {
  return paper === undefined ? { object, item: 'pdf' } : documentTarget(object, paper)
}

function noAddress(): Failure {
  return stateChanged('您没有登记邮箱，请填写要发到的邮箱地址。')
}

function tooManyMails(): Failure {
  return new Failure(
    resultCodes.mailDailyCap,
    '这辆车的单证今天发送邮件的次数已满。请明天再试，或直接保存到手机。',
  )
}
