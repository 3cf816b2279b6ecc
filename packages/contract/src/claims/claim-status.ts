import { type InferOutput, picklist } from 'valibot'

/** How a claim stands as a whole; one that was reopened is open. */
export const claimStatus = picklist(['open', 'paid', 'refused', 'cancelled'])
export type ClaimStatus = InferOutput<typeof claimStatus>
