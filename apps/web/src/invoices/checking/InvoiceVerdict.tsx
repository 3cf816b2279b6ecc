import type { VerifiedInvoice } from '@ecenter/contract/invoices/invoice-calls.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { reasonsOfUnknown, verdictLooks } from './verdict-looks.ts'

interface InvoiceVerdictProps {
  readonly verified: VerifiedInvoice
  readonly onAgain: () => void
}

/** What a check found, and what follows from it for whoever holds the invoice. */
export function InvoiceVerdict({ verified, onAgain }: InvoiceVerdictProps) {
  const { verdict, facts } = verified
  const again = (
    <Button variant="secondary" isBlock onClick={onAgain}>
      再查一张
    </Button>
  )
  const { tone, icon, title, text } = verdictLooks[verdict]
  if (verdict === 'genuine' && facts !== undefined) {
    return (
      <>
        <ResultState {...{ tone, icon, title }}>{text(facts)}</ResultState>
        <InvoiceFacts verdict={verdict} facts={facts} />
        {again}
      </>
    )
  }
  return (
    <>
      <ResultState
        {...{ tone, icon, title }}
        {...(verdict === 'unknown' && { tips: reasonsOfUnknown })}
        actions={
          <>
            <ButtonLink href={hotlineUrl} isBlock>
              拨打 {brand.hotline} 核实
            </ButtonLink>
            {again}
          </>
        }
      >
        {text(facts)}
      </ResultState>
      {facts !== undefined && <InvoiceFacts verdict={verdict} facts={facts} />}
    </>
  )
}
