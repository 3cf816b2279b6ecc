import { array, maxLength, object, optional, pipe, record, regex, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { storable } from '../../rules/text.ts'

/** What it is, and of what: `chat/…`, `letter/…` or `faq/…` are words not sent yet, `view/claims/…` a view of a list, `setting/…` how they want to work. */
const place = pipe(string(), maxLength(120), regex(/^[a-z-]+(\/[\w-]+)+$/))

/** What stands in fields, by their names. */
const ownValues = record(
  pipe(string(), regex(/^\w{1,60}$/)),
  pipe(string(), maxLength(60_000), storable()),
)

/** Everything that who asks keeps for themselves: they find it on whatever computer they sign in at. */
export const listOwn = defineDeskCall({
  path: '/staff/listOwn',
  access: 'signed-in',
  response: object({ own: array(object({ place, values: ownValues })) }),
})

/** The most words not sent yet that somebody keeps; of more, those that were touched longest ago go. */
export const ownAtMost = 200
/** The most views beside them, and as many settings: they never make room for words, and one more is refused. */
export const ownForGoodAtMost = 100

/** Keeps something in place of what was there, or nothing any more; it lies sealed, and nobody else reads it. */
export const keepOwn = defineDeskCall({
  path: '/staff/keepOwn',
  kind: 'submit',
  access: 'signed-in',
  request: object({ place, values: optional(ownValues) }),
})
