import { array, type InferOutput, number, object, picklist, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** What customers asked and the robot could not answer well. */
const miss = object({
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

/** A hundred at most of what waits for an answer. */
export const listMisses = defineDeskCall({
  path: '/customer-service/listMisses',
  answer: 'json',
  kind: 'query',
  access: ['content'],
  request: object({ sortedBy: picklist(['newest', 'most-often']) }),
  response: object({ misses: array(miss) }),
})
