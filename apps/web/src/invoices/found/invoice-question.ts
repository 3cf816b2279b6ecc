import type { Query, TypedOf } from '@ecenter/contract/call.ts'
import type { invoiceList } from '@ecenter/contract/invoices/invoice.ts'
import { queryInvoiceBybillNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { queryOrderInvoices } from '@ecenter/contract/orders/query-order-invoices.ts'
import { isFullyDigital } from '@ecenter/contract/rules/invoice-number.ts'
import type { InvoiceQuery } from '../../state/invoice-query.ts'
import { policyInvoicesCall } from '../channel-calls.ts'
import type { PolicyTyped } from '../search/policy-typed.ts'

/** A form's question as a result page asks it again. */
export interface InvoiceQuestion {
  readonly call: Query & { readonly response: typeof invoiceList }
  readonly request: Readonly<Record<string, unknown>>
}

export function policyQuestion({ policyNo, identifyNumber }: PolicyTyped): InvoiceQuestion {
  return question(policyInvoicesCall(), { policyNo, identifyNumber })
}

/** What an order bought; its handle stands in the address, and nothing has to be typed. */
export function orderQuestion(handle: string): InvoiceQuestion {
  return question(queryOrderInvoices, { handle })
}

export function numberQuestion(typed: InvoiceQuery): InvoiceQuestion {
  const { invoiceNumber, invoiceCode, issueDate } = typed
  return question(queryInvoiceBybillNo, {
    invoiceNumber,
    ...(isFullyDigital(invoiceNumber) ? { issueDate } : { invoiceCode }),
  })
}

/** Checks at compile time that the call takes these facts. */
function question<C extends InvoiceQuestion['call']>(
  call: C,
  request: TypedOf<C>,
): InvoiceQuestion {
  return { call, request }
}
