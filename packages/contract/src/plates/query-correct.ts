import { boolean, object, optional, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/** The plate on a policy and whether it may be corrected here. */
export const queryCorrect = defineCall({
  group: 'wp',
  path: '/api/licenseNoCorrect/queryCorrect',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'phone-on-file',
  request: object({ handle }),
  response: object({
    /** Absent on a new car that has none yet. */
    licenseNo: optional(string()),
    brandModel: string(),
    productName: string(),
    /** What a new plate most likely begins with, for example 京. */
    platePrefix: optional(string()),
    canCorrect: boolean(),
    /** Why not, and what to do instead. */
    reason: optional(string()),
  }),
})
