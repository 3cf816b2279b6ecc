import { object, picklist, string } from 'valibot'
import { defineCall } from '../call.ts'
import { handle } from '../rules/handle.ts'

/**
 * A file of a conversation, to look at: pictures are drawn anew, free of what the camera wrote into
 * them. The handle comes with its message.
 */
export const doImage = defineCall({
  group: 'wp',
  path: '/doImage',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ handle }),
  response: object({
    handle: string(),
    mediaType: picklist(['image/jpeg', 'application/pdf']),
    /** The bytes in base64. */
    data: string(),
  }),
})
