import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { customerFileType } from '../constants/customer-file-type.ts'
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
    mediaType: customerFileType,
    /** The bytes in base64. */
    data: string(),
  }),
})
