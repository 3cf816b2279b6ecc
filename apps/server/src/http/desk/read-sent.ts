import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { type Body, readBody } from '../bodies/read-body.ts'
import { UploadedForm } from '../bodies/uploaded-form.ts'

/** What a request of the desk says. */
export interface Sent {
  readonly body: Body
  /** What makes it the same request, if its id comes again. */
  readonly content: string
}

/**
 * Reads a body by the call's schema; a form was read before it came here, and its file is known by the
 * hash that was made meanwhile.
 */
export function readSent(call: DeskCall, sent: unknown): Sent {
  const isForm = sent instanceof UploadedForm
  const content = isForm ? sent.digest : (JSON.stringify(sent) ?? '')
  return { body: readBody(call, isForm ? sent.fields : sent), content }
}
