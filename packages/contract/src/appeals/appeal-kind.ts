import { type InferOutput, picklist } from 'valibot'

/**
 * An objection (异议) is about the outcome of one claim, which is assessed anew within 30 days; a
 * complaint (投诉) is about how a customer was served, answered within 15 days, or 30 where it is
 * complex.
 */
export const appealKind = picklist(['objection', 'complaint'])
export type AppealKind = InferOutput<typeof appealKind>
