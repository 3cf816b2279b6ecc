import type { DeliveryChange } from '@ecenter/contract/deliveries/delivery.ts'

/** What has risen over a delivery: the choice of changes, or one of them. */
export type ChangeSheet = 'choice' | DeliveryChange
