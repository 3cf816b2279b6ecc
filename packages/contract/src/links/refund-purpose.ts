import { type InferOutput, picklist } from 'valibot'

/** What the call centre sends links for: money for a delayed flight, or premium that is given back. */
export const refundPurpose = picklist(['flight-delay', 'premium'])
export type RefundPurpose = InferOutput<typeof refundPurpose>
