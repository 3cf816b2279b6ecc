import type { VerifiedInvoice } from '@ecenter/contract/invoices/check-invoice.ts'
import { useState } from 'react'
import { Arrival } from '../documents/Arrival.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { PageIntro } from '../kit/layout/PageIntro.tsx'
import { factIn } from '../lookups/fact-in.ts'
import { pageParameter } from '../shell/location.ts'
import { HelpFoot } from '../shell/screen/HelpFoot.tsx'
import { Screen } from '../shell/screen/Screen.tsx'
import { CheckForm } from './checking/CheckForm.tsx'
import { InvoiceVerdict } from './checking/InvoiceVerdict.tsx'
import { invoiceFacts } from './invoice-facts.ts'
import { type InvoiceSort, queryHref, sortOfAddress } from './invoice-pages.ts'
import { FindingScreen } from './search/FindingScreen.tsx'

/** `/invoice-query`, `/invoice-query-property`: invoices by policy or number, and a check of one. */
export function InvoiceQueryPage() {
  const [sort] = useState(sortOfAddress)
  const [fact] = useState(() => factIn(invoiceFacts, pageParameter('by')))
  return fact === 'check' ? <InvoiceCheck sort={sort} /> : <FindingScreen {...{ sort, fact }} />
}

const title = '查验发票真伪'

/** Anyone checks an invoice by what is printed on it; the verdict takes the form's place. */
function InvoiceCheck({ sort }: { readonly sort: InvoiceSort }) {
  const [verified, setVerified] = useState<VerifiedInvoice>()
  const [hasAsked, setHasAsked] = useState(false)

  /** The form is longer than the screen, and what takes its place begins at the top. */
  function show(found: VerifiedInvoice | undefined) {
    setHasAsked(true)
    setVerified(found)
    scrollTo(0, 0)
  }

  if (verified !== undefined) {
    return (
      <Screen title={title}>
        <Arrival>
          <InvoiceVerdict verified={verified} onAgain={() => show(undefined)} />
        </Arrival>
      </Screen>
    )
  }
  return (
    <Screen title={title} isPlain>
      <Arrival isFirst={!hasAsked}>
        <PageIntro title={title}>照着发票填写，看看它是不是由我们开具、现在是否有效。</PageIntro>
        <CheckForm onVerified={show} />
      </Arrival>
      <PageFoot>
        要下载自己的发票？<a href={queryHref(sort, 'policy')}>按保单查</a>
      </PageFoot>
      <HelpFoot note="您填写的信息只用于本次查验" question="有疑问？" />
    </Screen>
  )
}
