import { fetchWhole } from './fetch-whole.ts'

interface PostChoices {
  readonly headers?: HeadersInit
  /** Goes out even when the page is left meanwhile; for less than 64 kB. */
  readonly isOutlivingPage?: boolean
  /** In milliseconds; by default that of an answer without a file. */
  readonly patienceMs?: number
}

/** Sends JSON with the session's cookie; a connection that is lost or too slow is told as status 0. */
export async function post(
  url: string,
  body: unknown,
  { headers, isOutlivingPage = false, patienceMs }: PostChoices = {},
): Promise<Response> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    keepalive: isOutlivingPage,
  }
  return fetchWhole(url, request, patienceMs).catch(() => Response.error())
}
