import type { InvoiceSummary } from '@ecenter/contract/invoices/invoice.ts'
import type { ReactNode } from 'react'
import { Fold } from '../../kit/Fold.tsx'
import { type OrderedInvoices, orderedInvoices } from './invoice-order.ts'

interface InvoiceCardsProps {
  readonly invoices: readonly InvoiceSummary[]
  readonly cardOf: (invoice: InvoiceSummary) => ReactNode
}

/** What is valid, and below it, folded, each red pair together and what was cancelled; these alone are not folded. */
export function InvoiceCards({ invoices, cardOf }: InvoiceCardsProps) {
  const { valid, reversed, cancelled } = orderedInvoices(invoices)
  const history = [...reversed.flat(), ...cancelled].map(cardOf)
  if (valid.length === 0 || history.length === 0) return [...valid.map(cardOf), ...history]
  return (
    <>
      {valid.map(cardOf)}
      <Fold title={historyTitle({ reversed, cancelled })}>{history}</Fold>
    </>
  )
}

/** 已红冲的发票（1 组）、已作废的发票（2 张）. */
function historyTitle({
  reversed,
  cancelled,
}: Pick<OrderedInvoices, 'reversed' | 'cancelled'>): string {
  return [
    reversed.length > 0 && `已红冲的发票（${reversed.length} 组）`,
    cancelled.length > 0 && `已作废的发票（${cancelled.length} 张）`,
  ]
    .filter(Boolean)
    .join('、')
}
