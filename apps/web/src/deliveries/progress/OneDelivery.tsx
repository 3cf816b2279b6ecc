import { queryDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { handOver } from '../../client/handed-over.ts'
import { useCall } from '../../client/use-call.ts'
import { Screen } from '../../shell/Screen.tsx'
import { outageTitle } from '../../shell/StaleNotice.tsx'
import { Unanswered } from '../../shell/Unanswered.tsx'
import { queryHref } from '../delivery-pages.ts'
import { DeliveryView } from './DeliveryView.tsx'

/** A delivery that was found in this session. */
export function OneDelivery({ handle }: { readonly handle: string }) {
  const state = useCall(queryDelivery, { handle }, { isMoving: true })
  const { value, failed, ask, refresh } = state
  if (value !== undefined) {
    return (
      <DeliveryView
        delivery={value}
        isStale={failed !== undefined}
        onRefresh={refresh}
        onChanged={(changed) => {
          handOver(queryDelivery, { handle }, changed)
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
