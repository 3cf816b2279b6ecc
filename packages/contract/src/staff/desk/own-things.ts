import { array, maxLength, object, optional, pipe, record, regex, string, unknown } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'

/** What it is, and of what: `chat/…` and `letter/…` are words not sent yet, `view/claims/…` a view of a list. */
const place = pipe(string(), maxLength(120), regex(/^[a-z-]+(\/[\w-]+)+$/))

/** Fields by their names; the whole of it is small enough for the body of a call. */
const ownValues = record(pipe(string(), maxLength(60)), unknown())

/** Everything that who asks keeps for themselves: they find it on whatever computer they sign in at. */
export const listOwn = defineDeskCall({
  path: '/staff/listOwn',
  answer: 'json',
  kind: 'query',
  access: 'signed-in',
  request: object({}),
  response: object({ own: array(object({ place, values: ownValues })) }),
})

/** The most things that somebody keeps; of more, those that were touched longest ago go. */
export const ownAtMost = 200

/** Keeps something in place of what was there, or nothing any more; it lies sealed, and nobody else reads it. */
export const keepOwn = defineDeskCall({
  path: '/staff/keepOwn',
  answer: 'json',
  kind: 'submit',
  access: 'signed-in',
  request: object({ place, values: optional(ownValues) }),
  response: object({}),
})
