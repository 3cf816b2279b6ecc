import { type InferOutput, picklist } from 'valibot'

/**
 * What a policy is handed out as: the whole policy, the compulsory policy's mark (e-标志), or one of
 * its endorsements (批单).
 */
export const policyPaper = picklist(['policy', 'mark', 'endorsement'])
export type PolicyPaper = InferOutput<typeof policyPaper>
