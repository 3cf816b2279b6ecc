import { type InferOutput, number, object, picklist, string } from 'valibot'

/** What customers asked and the robot could not answer well. */
export const miss = object({
  id: string(),
  /** In the customer's own words. */
  text: string(),
  reason: picklist(['unknown', 'unhelpful']),
  /** How often the same words were asked. */
  times: number(),
  /** `2026-11-16 08:30`, in the insurer's time. */
  lastAt: string(),
})
export type Miss = InferOutput<typeof miss>
