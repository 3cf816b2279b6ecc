import { type DeskCall, deskUrlOf } from '@ecenter/contract/desk/desk-call.ts'

/** How long an answer may take to come whole, in milliseconds. */
const patienceMs = 20_000

/** Sends a call with the desk's cookie; a connection that is lost or too slow is told as status 0. */
export async function post(
  call: DeskCall,
  request: unknown,
  requestId?: string,
): Promise<Response> {
  try {
    const response = await fetch(deskUrlOf(call), {
      ...jsonPost(request, requestId),
      signal: AbortSignal.timeout(patienceMs),
    })
    return new Response(await response.arrayBuffer(), response)
  } catch {
    return Response.error()
  }
}

/** What every request of the desk says, however its answer travels. */
export function jsonPost(request: unknown, requestId?: string) {
  return {
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      'content-type': 'application/json',
      ...(requestId !== undefined && { 'idempotency-key': requestId }),
    },
    body: JSON.stringify(request),
  } as const satisfies RequestInit
}
