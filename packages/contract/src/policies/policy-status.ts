import { type InferOutput, picklist } from 'valibot'

export const policyStatus = picklist(['not-started', 'in-force', 'expired', 'cancelled'])
export type PolicyStatus = InferOutput<typeof policyStatus>
