import { type InferOutput, picklist } from 'valibot'

/** `open` until somebody has spoken with the customer, `called` while more is to come, `closed` after that. */
export const leadStatus = picklist(['open', 'called', 'closed'])
export type LeadStatus = InferOutput<typeof leadStatus>
