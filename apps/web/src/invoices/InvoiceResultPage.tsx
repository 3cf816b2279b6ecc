import { type ComponentProps, lazy, useState } from 'react'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { useInvoiceQuery } from '../state/invoice-query.ts'
import { useRestored } from '../state/keeping/kept-store.ts'
import { FoundInvoices } from './found/FoundInvoices.tsx'
import { numberQuestion, orderQuestion, policyQuestion } from './found/invoice-question.ts'
import { findingFacts } from './invoice-facts.ts'
import { type InvoiceSort, queryHref, resultPath, sortOfAddress } from './invoice-pages.ts'
import { usePolicyTyped } from './search/policy-typed.ts'

/** Whoever only looks at the list needs no viewer. */
const InvoiceDocument = lazy(async () => ({
  default: (await import('./InvoiceDocument.tsx')).InvoiceDocument,
}))

/** `/invoice-queryResult`, `/invoice-queryWealth`: what was found and, of one invoice, its document. */
export function InvoiceResultPage() {
  const [sort] = useState(sortOfAddress)
  const [fact] = useState(() => factIn(findingFacts, pageParameter('by')))
  const [handle] = useState(() => pageParameter('handle'))
  const [order] = useState(() => pageParameter('order'))
  const formHref = queryHref(sort, fact)
  if (handle !== undefined) {
    const listHref = `#${resultPath(sort, fact)}`
    return <InvoiceDocument {...{ handle, listHref }} queryHref={formHref} />
  }
  const links = {
    queryHref: formHref,
    documentHref: (invoice: string) => `#${resultPath(sort, fact, invoice)}`,
  }
  if (order !== undefined) return <FoundInvoices {...links} question={orderQuestion(order)} />
  return fact === 'policy' ? <FoundByPolicy sort={sort} {...links} /> : <FoundByNumber {...links} />
}

type Links = Omit<ComponentProps<typeof FoundInvoices>, 'question'>

function FoundByPolicy({ sort, ...links }: Links & { readonly sort: InvoiceSort }) {
  const typed = usePolicyTyped(sort)
  return <FoundInvoices {...links} question={typed && policyQuestion(typed)} />
}

function FoundByNumber(links: Links) {
  const isRestored = useRestored(useInvoiceQuery)
  const typed = useInvoiceQuery()
  return <FoundInvoices {...links} question={isRestored ? numberQuestion(typed) : undefined} />
}
