import { type InferOutput, picklist } from 'valibot'

/** Whether a return is to be paid; one that is reopened is open again. */
export const returnStanding = picklist(['open', 'accepted', 'refused'])
export type ReturnStanding = InferOutput<typeof returnStanding>
