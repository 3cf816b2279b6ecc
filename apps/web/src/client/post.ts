import { fetchAnswer } from '@ecenter/client/fetch-whole.ts'
import type { workHeader } from '@ecenter/contract/envelope/work.ts'

/** Its file, where the name stands, comes only to those who are asked. */
const askedFor: typeof workHeader = 'x-work'

interface PostChoices {
  readonly headers?: HeadersInit
  /** Goes out even when the page is left meanwhile; for less than 64 kB. */
  readonly isOutlivingPage?: boolean
  /** In milliseconds; by default that of an answer without a file. */
  readonly patienceMs?: number
}

/**
 * Sends JSON with the session's cookie; what does not come is told as a status, too. Where
 * the service asks for work it is done, and the same sent once more: nobody above hears of it.
 */
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
  const response = await fetchAnswer(url, request, patienceMs)
  if (!response.headers.has(askedFor)) return response
  return import('./work.ts').then(
    (work) => work.afterWork(response, { url, request, patienceMs }),
    () => response,
  )
}
