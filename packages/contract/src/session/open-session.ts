import { object, string } from 'valibot'
import { defineCall } from '../call.ts'

/**
 * Opens the page session, or answers the one that lives already; it sets the cookie
 * (specification, section 7).
 */
export const openSession = defineCall({
  group: 'wp',
  path: '/uuid/uuid',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({}),
  response: object({ uuid: string(), token: string() }),
})
