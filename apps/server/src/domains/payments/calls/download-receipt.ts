import type { downloadReceipt } from '@ecenter/contract/payments/payment-calls.ts'
import { about, askedBy } from '../../../platform/audit/audit-fact.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock/clock.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import { payoutsOf } from '../../claims/rules/payout.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import { payoutInto } from '../../claims/store/payee-of.ts'
import { readOrder } from '../../orders/store/order.repository.ts'
import { paymentsOf } from '../../orders/store/payment.repository.ts'
import type { PaymentsServices } from '../payments-services.ts'
import { claimReceipt, premiumReceipt, type ReceiptDraft } from '../printing/receipt.ts'
import { issuedReceipt } from './issued-receipt.ts'

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
