import { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { ReceiptText } from 'lucide'
import { useCall } from '../../client/use-call.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { ResultState } from '../../kit/layout/ResultState.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Screen } from '../../shell/screen/Screen.tsx'
import { LookupFailed } from '../../verification/LookupFailed.tsx'
import { InvoicesView } from './InvoicesView.tsx'
import type { InvoiceQuestion } from './invoice-question.ts'

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

const reasons = {
  title: '可能的原因',
  items: [
    '刚刚付款，发票还没有申请，请过一天再查。',
    '承保时领取的是纸质发票，这里查不到。',
    '团体或单位投保的，发票开在另一份保单上。',
  ],
}

/** The policy is known; it has no electronic invoice. */
function NoInvoices({ queryHref }: { readonly queryHref: string }) {
  return (
    <ResultState
      tone="empty"
      icon={ReceiptText}
      title="没有电子发票"
      actions={
        <>
          <ButtonLink href={queryHref} isBlock>
            重新查询
          </ButtonLink>
          <ButtonLink href={hotlineUrl} variant="secondary" isBlock>
            拨打 {brand.hotline}
          </ButtonLink>
        </>
      }
      tips={reasons}
    >
      您填写的信息没有问题，
      <br />
      只是这份保单还没有电子发票。
    </ResultState>
  )
}
