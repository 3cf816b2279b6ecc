import { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { useCall } from '../../client/use-call.ts'
import { Loading } from '../../kit/Loading.tsx'
import { SkeletonCards } from '../../kit/Skeleton.tsx'
import { Screen } from '../../shell/Screen.tsx'
import { LookupFailed } from '../../verification/LookupFailed.tsx'
import { InvoicesView } from './InvoicesView.tsx'
import type { InvoiceQuestion } from './invoice-question.ts'
import { NoInvoices } from './NoInvoices.tsx'

interface FoundInvoicesProps {
  /** Undefined until what the customer typed has been unsealed. */
  readonly question: InvoiceQuestion | undefined
  readonly queryHref: string
  /** Where the document of an invoice is shown, by its handle. */
  readonly documentHref: (handle: string) => string
}

/** The answer of a form: the invoices, that there are none, or that nobody could look. */
export function FoundInvoices({ question, queryHref, documentHref }: FoundInvoicesProps) {
  const { call, request } = question ?? { call: queryInvoiceByPolicyNo, request: undefined }
  const { value, failed, isLoading, ask } = useCall(call, request)
  if (value !== undefined && value.invoiceInfoList.length > 0) {
    return <InvoicesView found={value} {...{ queryHref, documentHref }} />
  }
  if (value !== undefined) {
    return (
      <Screen>
        <NoInvoices queryHref={queryHref} />
      </Screen>
    )
  }
  return (
    <Screen>
      {failed === undefined || isLoading ? (
        <>
          <Loading />
          <SkeletonCards lines={5} />
        </>
      ) : (
        <LookupFailed {...{ failed, queryHref }} onRetry={ask} outage="暂时查不了发票" />
      )}
    </Screen>
  )
}
