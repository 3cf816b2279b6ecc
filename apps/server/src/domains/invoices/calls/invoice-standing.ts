import type {
  InvoiceStanding,
  readInvoiceStanding,
} from '@ecenter/contract/invoices/invoice-change.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { shownWish } from '../../../platform/wishes/shown-wish.ts'
import type { Services } from '../../services.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { readInvoice } from '../store/invoice.repository.ts'
import type { Invoice } from '../store/invoice.ts'
import { invoiceAskedOf, lastInvoiceWish } from '../store/invoice-wish.ts'

export function answerReadInvoiceStanding(
  services: InvoicesServices,
): Handler<typeof readInvoiceStanding> {
  return async (_request, { grant }) =>
    invoiceStandingOf(services, await readInvoice(services, grant))
}

/** How an invoice stands; pages ask again while something waits, so it leaves no trace: its document does. */
export async function invoiceStandingOf(
  store: Pick<Services, 'db' | 'keys' | 'clock'>,
  invoice: Invoice,
): Promise<InvoiceStanding> {
  const wish = await lastInvoiceWish(store, invoice)
  const shown = shownWish(wish, store.clock.now())
  const { change, title } = wish === undefined ? {} : invoiceAskedOf(wish)
  return {
    status: invoice.status,
    maskedBuyer: maskName(invoice.buyer.name),
    canAsk: invoice.status === 'issued' && wish?.state !== 'asked',
    wish:
      shown === undefined || change === undefined
        ? undefined
        : { ...shown, change, maskedTitle: title && maskName(title) },
  }
}
