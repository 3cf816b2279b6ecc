import type { queryInvoiceBybillNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { isFullyDigital } from '@ecenter/contract/rules/invoice-number.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { guardLookup } from '../../../platform/lookups/guard-lookup.ts'
import type { InvoicesServices } from '../invoices-services.ts'
import { invoiceNumberLookupKey } from '../store/invoice-lookup-keys.ts'
import { findInvoiceBehind } from '../store/invoice-search.ts'
import { invoiceListOf } from './invoice-list.ts'
import { invoiceTarget } from './invoice-target.ts'

/**
 * One invoice for who knows its number and code, or the day of a fully digital one. A field that
 * the kind of invoice does not have is left alone: the form may still hold what was typed before.
 */
export function answerQueryInvoiceBybillNo(
  services: InvoicesServices,
): Handler<typeof queryInvoiceBybillNo> {
  return async ({ invoiceNumber, invoiceCode, issueDate, verificationCode }, visitor) => {
    const { keys } = services
    const lookupKey = invoiceNumberLookupKey(keys, {
      number: invoiceNumber,
      code: isFullyDigital(invoiceNumber) ? undefined : invoiceCode,
      day: issueDate,
    })
    const question = {
      identities: [invoiceTarget(keys, invoiceNumber)],
      targets: [],
      key: lookupKey,
      captcha: { randName: 'carPolicyQuery', typedCode: verificationCode },
      carriedBy: 'anybody',
    } as const
    const found = await guardLookup(services, visitor, question, () =>
      findInvoiceBehind(services, lookupKey),
    )
    return invoiceListOf(services, visitor.session, found)
  }
}
