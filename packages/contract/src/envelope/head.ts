import { type InferOutput, maxLength, object, optional, picklist, pipe, string } from 'valibot'
import type { Call } from '../call.ts'
import { defaultChannelNo } from '../constants/channels.ts'
import { checkString } from './check-string.ts'
import { type Caller, writeHead } from './write-head.ts'

export type { Caller }

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

export interface Enveloped {
  readonly head: Head
  readonly body: unknown
}

/** Puts a body into its envelope, as programs do. */
export function wrap(call: Call, body: unknown, caller: Caller, requestId: string): Enveloped {
  return { head: writeHead(call, caller, requestId, checkString(body, caller.uuid)), body }
}
