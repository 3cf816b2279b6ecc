import type { TypedOf } from '@ecenter/contract/call.ts'
import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'

/** What a page gives for a call: what its rules ask for, and a file as the browser has it. */
export type SentOf<C extends DeskCall> = C extends { readonly envelope: 'upload' }
  ? Omit<TypedOf<C>, 'file'> & { readonly file: Blob }
  : TypedOf<C>

/** How long an answer may take to come whole, in milliseconds; longer with a file on its way. */
const patienceMs = 20_000
const filePatienceMs = 120_000

/** Sends a call with the desk's cookie; a connection that is lost or too slow is told as status 0. */
export async function post(call: DeskCall, request: object, requestId?: string): Promise<Response> {
  const isForm = call.envelope === 'upload'
  const isLarge = isForm || call.answer === 'file'
  try {
    const response = await fetch(deskUrlOf(call), {
      ...(isForm ? formPost(request, requestId) : jsonPost(request, requestId)),
      signal: AbortSignal.timeout(isLarge ? filePatienceMs : patienceMs),
    })
    return new Response(await response.arrayBuffer(), response)
  } catch {
    return Response.error()
  }
}

const deskPost = { method: 'POST', credentials: 'same-origin', cache: 'no-store' } as const

/** A request in JSON, however its answer travels. */
export function jsonPost(request: object, requestId?: string): RequestInit {
  const headers = { 'content-type': 'application/json', ...named(requestId) }
  return { ...deskPost, headers, body: JSON.stringify(request) }
}

/** The texts first: a service that reads on knows whose file it is before it comes. */
function formPost(request: object, requestId?: string): RequestInit {
  const body = new FormData()
  const parts = Object.entries<unknown>({ ...request })
  for (const [name, value] of parts) if (!(value instanceof Blob)) body.set(name, String(value))
  for (const [name, value] of parts) if (value instanceof Blob) body.set(name, value)
  return { ...deskPost, headers: named(requestId), body }
}

function named(requestId: string | undefined): Record<string, string> {
  return requestId === undefined ? {} : { 'idempotency-key': requestId }
}
