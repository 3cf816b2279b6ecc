import {
  invoiceReissueRequested,
  invoiceTitleChangeRequested,
} from '@ecenter/contract/core/invoice-events.ts'
import { parse } from 'valibot'
import { type BookedInvoice, type Books, invoiceIn } from './books.ts'
import type { CoreState, Row } from './core-state.ts'
import { dayInChina } from './issue-order.ts'
import { invoiceNumber } from './numbers.ts'

/** Somebody looks at it first: long enough to see how it waits, and to decide otherwise. */
const lookedAtMs = 120_000

/** Of an event, as far as an answer needs it. */
interface Asked {
  readonly id: string
  readonly type: string
  readonly time: string
  readonly data: Readonly<Record<string, unknown>>
}

/**
 * What this core makes of a customer who asks for another invoice: the one that they have reversed, the red-letter
 * invoice (红字发票) that takes it back whole, and a new one. Nothing of events of other types.
 */
export function reissueInvoice(state: CoreState, books: Books, event: Asked, now: number): Row[] {
  if (!invoiceTypes.includes(event.type)) return []
  const version = Date.parse(event.time)
  const rowOf = (kind: Row['kind'], key: string, body: Row['body']): Row => ({
    ...{ kind, key, version, body, notBefore: now + lookedAtMs, tries: 0 },
  })
  const known = knownInvoice(state, books, String(event.data.reference))
  if (known?.status !== 'issued' || known.number === undefined) {
    const reason = '演示：承保系统里没有这张可以换开的发票。'
    return [rowOf('answers', event.id, { result: 'refused', reason })]
  }
  const issuedOn = dayInChina(event.time)
  const { code: _, checkCode: _check, ...invoice } = known
  const numbered = (suffix: string) => {
    const reference = `${known.reference}${suffix}`
    return { reference, number: invoiceNumber(known.policyNo, issuedOn, reference) }
  }
  const red = numbered('H')
  const reversed = { ...known, status: 'reversed', changedOn: issuedOn }
  const redLetter = { ...takenBack(invoice), ...red, issuedOn, counterpartNumber: known.number }
  const fresh = { ...invoice, ...numbered('C'), issuedOn, buyer: buyerOf(known, event) }
  return [
    rowOf('invoices', known.reference, { ...reversed, counterpartNumber: red.number }),
    ...[redLetter, fresh].map((row) => rowOf('invoices', row.reference, row)),
  ]
}

export const invoiceTypes: readonly string[] = [
  invoiceTitleChangeRequested.type,
  invoiceReissueRequested.type,
]

/** As this core told it last, or as it was before the service began. */
function knownInvoice(
  { answers }: CoreState,
  { invoices }: Books,
  reference: string,
): BookedInvoice | undefined {
  const told = answers
    .flatMap(({ rows }) => rows)
    .findLast(({ kind, key }) => kind === 'invoices' && key === reference)
  return told === undefined ? invoices.get(reference) : invoiceIn(told.body)
}

function takenBack({ items, vehicleTax, ...invoice }: BookedInvoice) {
  return {
    ...invoice,
    status: 'red-letter',
    items: items.map((item) => ({
      ...item,
      ...{ netFen: opposite(item.netFen), taxFen: opposite(item.taxFen) },
    })),
    ...(vehicleTax && {
      vehicleTax: {
        ...vehicleTax,
        ...{ dueFen: opposite(vehicleTax.dueFen), lateFeeFen: opposite(vehicleTax.lateFeeFen) },
      },
    }),
  }
}

function buyerOf({ buyer }: BookedInvoice, { type, data }: Asked) {
  return type === invoiceTitleChangeRequested.type
    ? parse(invoiceTitleChangeRequested.data, data).title
    : buyer
}

/** Without a negative zero. */
function opposite(fen: number): number {
  return fen === 0 ? 0 : -fen
}
