import { type InferOutput, object, optional, string } from 'valibot'

/** Something the insurer tells visitors of a city and channel, for a while. */
export const announcement = object({
  id: string(),
  title: string(),
  /** One line more. */
  text: string(),
  /** The last day it holds, an ISO date. */
  until: string(),
  /** A screen of the site (`/policy-query`) or an `https` address; absent where it only tells. */
  to: optional(string()),
  /** Where its picture lies on this site; what has none is drawn by the page alone. */
  picture: optional(string()),
})
export type Announcement = InferOutput<typeof announcement>
