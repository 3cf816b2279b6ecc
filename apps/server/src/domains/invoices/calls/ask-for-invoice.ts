import {
  invoiceReissueRequested,
  invoiceTitleChangeRequested,
} from '@ecenter/contract/core/invoice-events.ts'
import type {
  changeInvoiceTitle,
  InvoiceStanding,
  readInvoiceStanding,
  reissueInvoice,
} from '@ecenter/contract/invoices/invoice-change.ts'
import { isUnifiedCreditCode } from '@ecenter/contract/rules/people/id-number.ts'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import type { Granted, Handler, Submitting } from '../../../platform/calls/handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { lockStored } from '../../../platform/database/row-refs.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import type { Services } from '../../services.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoice } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'
import { type InvoiceAsked, invoiceAskedOf, lastInvoiceWish } from '../store/invoice-wish.ts'

export function answerChangeInvoiceTitle(
  services: InvoicesServices,
): Handler<typeof changeInvoiceTitle> {
  return async ({ title, taxPayerNumber }, visitor) =>
    askFor(services, visitor, async (store, invoice, facts) => {
      const { buyer } = invoice
      if (buyer.name === title && buyer.taxpayerNumber === taxPayerNumber) {
        throw fieldRefused('title', '和现在的抬头、税号一样，不用更换')
      }
      const eventId = await tellCore(store, invoiceTitleChangeRequested, {
        subject: `invoice/${invoice.reference}`,
        data: { ...facts, title: { name: title, taxpayerNumber: taxPayerNumber } },
      })
      return { eventId, words: `抬头改为 ${maskName(title)}`, asked: { change: 'title', title } }
    })
}

export function answerReissueInvoice(services: InvoicesServices): Handler<typeof reissueInvoice> {
  return async ({ content }, visitor) =>
    askFor(services, visitor, async (store, { reference }, facts) => {
      const eventId = await tellCore(store, invoiceReissueRequested, {
        subject: `invoice/${reference}`,
        data: { ...facts, reason: content },
      })
      return { eventId, words: '重开发票', asked: { change: 'reissue' } }
    })
}

interface Told {
  readonly eventId: string
  /** As staff read it. */
  readonly words: string
  readonly asked: InvoiceAsked
}

interface InvoiceFacts {
  readonly reference: string
  readonly policyNo: string
  readonly number: string
  readonly askedAt: string
}

/** With the invoice locked, so that of two who ask at once one does. */
async function askFor(
  services: InvoicesServices,
  { grant, submission }: Granted & Submitting,
  tell: (store: CoreEventStore, invoice: Invoice, facts: InvoiceFacts) => Promise<Told>,
) {
  return submission.commit<InvoiceStanding>(async ({ db, record }) => {
    const store = { ...services, db }
    const { customerKey, id } = grant.object
    await lockStored(db, 'invoice', [{ customer_key: customerKey, id }])
    const invoice = await readInvoice(store, grant)
    const { reference, policyNo, number, status, ref } = invoice
    if (status !== 'issued' || number === undefined)
      throw notNow('这张发票现在不能换开，请查看最新的发票。')
    if ((await lastInvoiceWish(store, invoice))?.state === 'asked') {
      throw notNow('这张发票的申请还在办理，有结果后才能再申请。')
    }
    const askedAt = services.clock.now().toISOString()
    const { eventId, words, asked } = await tell(store, invoice, {
      ...{ reference, policyNo, number, askedAt },
    })
    await makeWish(store, {
      ...{ eventId, kind: 'invoice-change', customerKey, objectId: ref.id },
      rowKey: rowKeyOf({ keys: services.keys, kind: { name: 'invoices' } }, reference),
      dueAt: promisedBy(services, 'invoice-change'),
      about: `发票 ${number}`,
      asked: words,
      after: asked,
    })
    record({ event: 'invoice-change-asked', ...about(ref), outcome: asked.change })
    return invoiceStandingOf(store, invoice)
  })
}

function notNow(message: string): Failure {
  return stateChanged(message)
}

export function answerReadInvoiceStanding(
  services: InvoicesServices,
): Handler<typeof readInvoiceStanding> {
  return async (_request, { grant }) =>
    invoiceStandingOf(services, await readInvoice(services, grant))
}

/** How an invoice stands; pages ask again while something waits, so it leaves no trace: its document does. */
async function invoiceStandingOf(
  store: Pick<Services, 'db' | 'keys' | 'clock'>,
  invoice: Invoice,
): Promise<InvoiceStanding> {
  const wish = await lastInvoiceWish(store, invoice)
  const shown = shownWish(wish, store.clock.now())
  const { name, taxpayerNumber } = invoice.buyer
  const { change, title } = wish === undefined ? {} : invoiceAskedOf(wish)
  return {
    status: invoice.status,
    buyer: {
      name,
      taxPayerNumber: isUnifiedCreditCode(taxpayerNumber) ? taxpayerNumber : undefined,
    },
    canAsk: invoice.status === 'issued' && wish?.state !== 'asked',
    wish: shown === undefined || change === undefined ? undefined : { ...shown, change, title },
  }
}
