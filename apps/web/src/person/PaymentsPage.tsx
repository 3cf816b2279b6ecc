import { isSettled } from '@ecenter/client/result.ts'
import { readPayments } from '@ecenter/contract/payments/payment-calls.ts'
import { ReceiptText } from 'lucide'
import { useCall } from '../client/use-call.ts'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Toaster } from '../kit/overlays/Toaster.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { StaleNotice } from '../shell/screen/StaleNotice.tsx'
import { OwnUnanswered } from './ProofNeeded.tsx'
import { PaymentList } from './payments/PaymentList.tsx'

/** `/me/payments`: what the customer has paid and was paid, and what is still on its way. */
export function PaymentsPage() {
  const { value, failed, ask } = useCall(readPayments, {}, { isMoving: true })
  // An answer that was lost takes nothing away that shows; what the service has decided does.
  const isDecided = failed !== undefined && isSettled(failed)
  return (
    <Screen>
      {value === undefined || isDecided ? (
        <OwnUnanswered {...{ failed, ask }} />
      ) : (
        <>
          {failed !== undefined && <StaleNotice />}
          {value.payments.length === 0 ? (
            <ResultState tone="empty" icon={ReceiptText} title="还没有收付款">
              在这里付的保费、退款和赔款，会记在这里。
            </ResultState>
          ) : (
            <PaymentList payments={value.payments} />
          )}
          <PageFoot>
            {value.isMore && '更早的没有列出。'}
            在别处付的保费不在这里，请<a href={hotlineUrl}>拨打 {brand.hotline}</a> 查询。
          </PageFoot>
        </>
      )}
      <Toaster />
    </Screen>
  )
}
