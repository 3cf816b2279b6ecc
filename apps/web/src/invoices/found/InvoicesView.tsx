import type { InvoiceList } from '@ecenter/contract/invoices/invoice.ts'
import { useState } from 'react'
import { PageFoot } from '../../kit/PageFoot.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { InvoicesBar } from '../saving/InvoicesBar.tsx'
import { type InvoiceSheet, saveSheetOf } from '../saving/invoice-sheet.ts'
import { SavingSheets } from '../saving/SavingSheets.tsx'
import { InvoiceCard } from './InvoiceCard.tsx'
import { InvoiceCards } from './InvoiceCards.tsx'
import { InvoicesHead } from './InvoicesHead.tsx'

interface InvoicesViewProps {
  readonly found: InvoiceList
  readonly queryHref: string
  readonly documentHref: (handle: string) => string
}

/** What the invoices come to, each with its document, and all of them to keep or to send. */
export function InvoicesView({ found, queryHref, documentHref }: InvoicesViewProps) {
  const [sheet, setSheet] = useState<InvoiceSheet>()
  const { invoiceInfoList: invoices } = found
  const available = invoices.filter(({ formats }) => formats.length > 0)
  return (
    <Screen
      actions={available.length > 0 && <InvoicesBar invoices={available} onSheet={setSheet} />}
    >
      <InvoicesHead found={found} />
      <InvoiceCards
        invoices={invoices}
        cardOf={(invoice) => (
          <InvoiceCard
            key={invoice.handle}
            invoice={invoice}
            documentHref={documentHref(invoice.handle)}
            onSave={() => setSheet(saveSheetOf([invoice]))}
          />
        )}
      />
      <PageFoot>
        抬头或税号有误？
        <a href="#/customer-service" data-click="online service">
          联系客服重开
        </a>
        <br />
        没有您要找的发票？<a href={queryHref}>重新查询</a>
      </PageFoot>
      <SavingSheets sheet={sheet} queryHref={queryHref} onSheet={setSheet} />
    </Screen>
  )
}
