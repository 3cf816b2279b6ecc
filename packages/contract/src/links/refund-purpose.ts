import { type InferOutput, picklist } from 'valibot'

/** What the call centre sends links for: money for a delayed flight, or premium that is given back. */
export const refundPurpose = picklist(['flight-delay', 'premium'])
export type RefundPurpose = InferOutput<typeof refundPurpose>

/** What customers and staff read of a purpose. */
export const refundPurposeNames: Readonly<Record<RefundPurpose, string>> = {
  'flight-delay': '航班延误理赔款',
  premium: '退还保费',
}
