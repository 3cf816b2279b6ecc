import type { downloadReceipt } from '@ecenter/contract/payments/payment-calls.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock/clock.ts'
import { isNotMade } from '../../../platform/documents/is-not-made.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Session } from '../../../platform/session/session.ts'
import { payoutsOf } from '../../claims/rules/money/payout.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import { payoutInto } from '../../claims/store/settlement/payee-of.ts'
import { readOrder } from '../../orders/store/order.repository.ts'
import { paymentsOf } from '../../orders/store/payment.repository.ts'
import type { PaymentsServices } from '../payments-services.ts'
import { claimReceipt, premiumReceipt, type ReceiptDraft } from '../printing/receipt.ts'
import { addReceipt, findReceipt } from '../store/receipt.ts'

export function answerDownloadReceipt(services: PaymentsServices): Handler<typeof downloadReceipt> {
  return async ({ paidAt: asked }, visitor) => {
    const { grant, session } = visitor
    const { draft, paidAt } = await receiptOf(services, grant, asked)
    const bytes = await issuedReceipt(services, session, grant.object, draft)
    // Told before it is handed out: nobody has a document of which there is no trace.
    await services.audit.record({
      event: 'receipt-downloaded',
      ...askedBy(visitor),
      ...about(grant.object),
      outcome: grant.object.kind,
    })
    const fileName = `${draft.facts.title} ${dayInChina(paidAt)}.pdf`
    return { bytes, contentType: 'application/pdf', fileName }
  }
}

interface Receipt {
  readonly draft: ReceiptDraft
  readonly paidAt: Date
}

function receiptOf(
  services: PaymentsServices,
  grant: Grant,
  asked: string | undefined,
): Promise<Receipt> {
  return grant.object.kind === 'claim' ? ofClaim(services, grant, asked) : ofOrder(services, grant)
}

async function ofOrder(services: PaymentsServices, grant: Grant): Promise<Receipt> {
  const order = await readOrder(services, grant)
  const { paidAt, status } = order
  if (paidAt === undefined || status !== 'paid') throw nothingPaid()
  const payments = await paymentsOf(services, [order.ref])
  const payment = payments.find(({ state, refund }) => state === 'paid' && refund === undefined)
  return { draft: premiumReceipt(services.settings, order, { paidAt, payment }), paidAt }
}

/** Of the payment that was asked for, by its minute; of the last one where none was. */
async function ofClaim(
  services: PaymentsServices,
  grant: Grant,
  asked: string | undefined,
): Promise<Receipt> {
  const claim = await readClaim(services, grant)
  const made = payoutsOf(claim).findLast(
    ({ paidAt }) =>
      paidAt !== undefined && (asked === undefined || minuteInChina(paidAt) === asked),
  )
  if (made === undefined) throw nothingPaid()
  const { paidAt, amountFen, payee, isFollowed } = await payoutInto(services, claim, made)
  if (paidAt === undefined || amountFen === undefined) throw nothingPaid()
  if (payee === undefined && !isFollowed) throw nothingPaid()
  return { draft: claimReceipt(services.settings, claim, { paidAt, amountFen, payee }), paidAt }
}

function nothingPaid(): Failure {
  return stateChanged('这里还没有付过的款，所以没有凭证。')
}

/** The signed receipt of an order or claim: made once for what it says, then read from where it is kept. */
async function issuedReceipt(
  services: PaymentsServices,
  session: Session,
  about: ObjectRef,
  draft: ReceiptDraft,
): Promise<Uint8Array> {
  const { archiveQueue, documentQueue, files, keys } = services
  const said = JSON.stringify([about.id, draft.facts])
  const version = keys.searchHash('document-version', draft.template, said)
  try {
    const kept = await archiveQueue.run(session.id, () => findReceipt(services, about, version))
    const file =
      kept ?? (await documentQueue.run(session.id, () => make(services, about, draft, version)))
    return await files.read(file)
  } catch (error) {
    if (!isNotMade(error)) throw error
    services.log.failure('documents', error)
    throw new Failure(resultCodes.coreDown, '凭证暂时生成不了，请稍后再试。')
  }
}

async function make(
  services: PaymentsServices,
  about: ObjectRef,
  draft: ReceiptDraft,
  version: Buffer,
): Promise<FileRef> {
  const { clock, db, documents, files, signer } = services
  // By the time of one's turn another may have made it.
  const kept = await findReceipt(services, about, version)
  if (kept !== undefined) return kept
  const madeAt = clock.now()
  const pdf = await signer.sign(await documents.render(draft), madeAt)
  const file = await files.store(about.customerKey, pdf)
  const isAdded = await db.transaction().execute(async (transaction) => {
    const added = await addReceipt({ db: transaction }, about, { file, version, madeAt })
    if (added) await files.keep(file, transaction)
    return added
  })
  if (isAdded) return file
  const others = await findReceipt(services, about, version)
  if (others === undefined) throw new Error('a receipt was refused that is not there')
  return others
}
