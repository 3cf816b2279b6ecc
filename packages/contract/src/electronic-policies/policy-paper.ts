import { type InferOutput, picklist } from 'valibot'

/** What a policy is handed out as: the whole policy, or the compulsory policy's mark (e-标志). */
export const policyPaper = picklist(['policy', 'mark'])
export type PolicyPaper = InferOutput<typeof policyPaper>
