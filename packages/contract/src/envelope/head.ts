import { type InferOutput, maxLength, object, optional, picklist, pipe, string } from 'valibot'
import type { Call } from '../call.ts'
import { defaultChannelNo } from '../constants/channels.ts'
import { checkString } from './check-string.ts'

/** For what a page needs it for later: by then this file has come. */
export { sha256 } from '@noble/hashes/sha2.js'

const short = pipe(string(), maxLength(64))

/** The head of an enveloped request (specification, section 7). */
export const head = object({
  uuid: optional(short, ''),
  token: optional(short, ''),
  channelNo: optional(short, defaultChannelNo),
  requestId: short,
  pid: optional(short),
  requestCode: optional(short, ''),
  requestType: optional(picklist(['query', 'submit']), 'query'),
  check: short,
})
export type Head = InferOutput<typeof head>

/** What of the head belongs to the page session and not to the one call. */
export interface Caller {
  readonly uuid: string
  readonly token: string
  readonly channelNo: string
}

export interface Enveloped {
  readonly head: Head
  readonly body: unknown
}

/** Puts a body into its envelope; a retry of one user action reuses its request id. */
export function wrap(call: Call, body: unknown, caller: Caller, requestId: string): Enveloped {
  return {
    head: {
      ...caller,
      requestId,
      requestCode: call.path.slice(call.path.lastIndexOf('/') + 1),
      requestType: call.kind,
      check: checkString(body, caller.uuid),
    },
    body,
  }
}
