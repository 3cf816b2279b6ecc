import { pathOf, type ScreenPath } from '../shell/location.ts'
import type { InvoiceFact } from './invoice-facts.ts'

/** Invoices of cars and of everything else have pages of their own (specification, section 2). */
export type InvoiceSort = 'car' | 'other'

const queryPaths: Record<InvoiceSort, string> = {
  car: '/invoice-query',
  other: '/invoice-query-property',
}
const resultPaths: Record<InvoiceSort, ScreenPath> = {
  car: '/invoice-queryResult',
  other: '/invoice-queryWealth',
}

/** Whose page the address names. */
export function sortOfAddress(): InvoiceSort {
  const path = pathOf(location.hash)
  return path === queryPaths.other || path === resultPaths.other ? 'other' : 'car'
}

/** The page, open at one of its forms. */
export function queryHref(sort: InvoiceSort, by: InvoiceFact): string {
  return `#${queryPaths[sort]}?by=${by}`
}

/** What was found by a form; with a handle, the document of one invoice. */
export function resultPath(sort: InvoiceSort, by: InvoiceFact, handle?: string): ScreenPath {
  const found: ScreenPath = `${resultPaths[sort]}?by=${by}`
  return handle === undefined ? found : `${found}&handle=${handle}`
}
