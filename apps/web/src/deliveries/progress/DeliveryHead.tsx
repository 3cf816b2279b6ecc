import type { DeliveryInfo } from '@ecenter/contract/deliveries/delivery.ts'
import { ProgressHead } from '../../kit/ProgressHead.tsx'
import { DeliveryStatusBadge } from '../DeliveryStatusBadge.tsx'

/** The delivery in one line, and when it is meant to arrive. */
export function DeliveryHead({ delivery }: { readonly delivery: DeliveryInfo }) {
  const { maskedOrderNo, headline, expected } = delivery
  return (
    <ProgressHead
      place={`配送单 ${maskedOrderNo}`}
      badge={<DeliveryStatusBadge delivery={delivery} />}
      headline={headline}
      {...(expected !== undefined && {
        promise: (
          <>
            预计 <b>{expected}</b>
          </>
        ),
      })}
    />
  )
}
