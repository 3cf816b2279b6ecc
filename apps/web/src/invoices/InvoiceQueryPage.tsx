import { useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { InvoiceCheck } from './checking/InvoiceCheck.tsx'
import { FindingScreen } from './doors/FindingScreen.tsx'
import { invoiceFacts } from './invoice-facts.ts'
import { sortOfAddress } from './invoice-pages.ts'

/** `/invoice-query`, `/invoice-query-property`: invoices by policy or number, and a check of one. */
export function InvoiceQueryPage() {
  const [sort] = useState(sortOfAddress)
  const [fact] = useState(() => factIn(invoiceFacts, pageParameter('by')))
  return fact === 'check' ? <InvoiceCheck sort={sort} /> : <FindingScreen {...{ sort, fact }} />
}
