import { pageParameter } from '../shell/location.ts'
import { FoundDeliveries } from './found/FoundDeliveries.tsx'
import { OneDelivery } from './progress/OneDelivery.tsx'

/** `/order-deliveryInfo`: where the papers of one order are, or of several. */
export function DeliveryInfoPage() {
  const handle = pageParameter('handle')
  return handle === undefined ? <FoundDeliveries /> : <OneDelivery handle={handle} />
}
