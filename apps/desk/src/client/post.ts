import { fetchAnswer } from '@ecenter/client/fetch-whole.ts'
import { formDataOf } from '@ecenter/client/form-data.ts'
import type { TypedOf } from '@ecenter/contract/call.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'

/** What a page gives for a call: what its rules ask for, and a file as the browser has it. */
export type SentOf<C extends DeskCall> = C extends { readonly envelope: 'upload' }
  ? Omit<TypedOf<C>, 'file'> & { readonly file: Blob }
  : TypedOf<C>

/** How long an answer may take to come whole, in milliseconds; longer with a file on its way. */
const patienceMs = 20_000
const filePatienceMs = 120_000

/** Sends a call with the desk's cookie; what does not come is told as a status, too. */
export async function post(call: DeskCall, request: object, requestId?: string): Promise<Response> {
  const isForm = call.envelope === 'upload'
  const isLarge = isForm || call.answer === 'file'
  const sent = isForm ? formPost(request, requestId) : jsonPost(request, requestId)
  const waitMs = isLarge ? filePatienceMs : patienceMs
  return fetchAnswer(deskUrlOf(call), sent, waitMs)
}

const deskPost = { method: 'POST', credentials: 'same-origin', cache: 'no-store' } as const

/** A request in JSON, however its answer travels. */
export function jsonPost(request: object, requestId?: string) {
  const headers = { 'content-type': 'application/json', ...named(requestId) }
  return { ...deskPost, headers, body: JSON.stringify(request) }
}

function formPost(request: object, requestId?: string) {
  return { ...deskPost, headers: named(requestId), body: formDataOf(request) }
}

function named(requestId: string | undefined): Record<string, string> {
  return requestId === undefined ? {} : { 'idempotency-key': requestId }
}
