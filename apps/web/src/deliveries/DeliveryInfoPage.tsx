import { queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { keepPrefetched } from '../client/prefetched-answer.ts'
import { useCall } from '../client/use-call.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { outageTitle } from '../shell/screen/StaleNotice.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { queryHref } from './delivery-pages.ts'
import { FoundDeliveries } from './found/FoundDeliveries.tsx'
import { DeliveryView } from './progress/DeliveryView.tsx'

/** `/order-deliveryInfo`: where the papers of one order are, or of several. */
export function DeliveryInfoPage() {
  const handle = pageParameter('handle')
  return handle === undefined ? <FoundDeliveries /> : <OneDelivery handle={handle} />
}

/** A delivery that was found in this session. */
function OneDelivery({ handle }: { readonly handle: string }) {
  const state = useCall(queryDelivery, { handle }, { isMoving: true })
  const { value, failed, ask, refresh } = state
  if (value !== undefined) {
    return (
      <DeliveryView
        delivery={value}
        isStale={failed !== undefined}
        onRefresh={refresh}
        onChanged={(changed) => {
          keepPrefetched(queryDelivery, { handle }, changed)
          ask()
        }}
      />
    )
  }
  return (
    <Screen>
      <Unanswered {...{ failed, ask, queryHref }} outage={outageTitle} />
    </Screen>
  )
}
