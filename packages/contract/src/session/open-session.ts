import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'

/**
 * Opens the page session, or answers the one that lives already; it sets the cookie
 * (specification, section 7).
 */
export const openSession = defineCall({
  group: 'wp',
  path: '/uuid/uuid',
  level: 'open',
  response: object({
    uuid: string(),
    token: string(),
    /** Somebody may have proven here who they are: their own things are worth asking for at once. */
    mayBeProven: optional(boolean()),
  }),
})
