import { noAnswer, notInTime } from './no-answer.ts'

/** How long an answer may take to come whole, in milliseconds. */
export const patienceMs = 15_000

/** The same for files: they are made when they are asked for, and are large. */
export const filePatienceMs = 60_000

/**
 * A fetch with the session's cookie whose answer has come whole, so that nobody waits for the rest
 * of it; rejects when the connection is lost, or the answer takes too long.
 */
export async function fetchWhole(
  url: string,
  request: Omit<RequestInit, 'credentials' | 'signal'> = {},
  waitMs = patienceMs,
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), waitMs)
  try {
    const response = await fetch(url, {
      ...request,
      credentials: 'same-origin',
      signal: late.signal,
    })
    return new Response(await response.arrayBuffer(), response)
  } catch (error) {
    throw late.signal.aborted ? notInTime() : error
  } finally {
    clearTimeout(timer)
  }
}

/** The same where every end is told: what did not come has a status of its own (`no-answer.ts`). */
export function fetchAnswer(...asked: Parameters<typeof fetchWhole>): Promise<Response> {
  return fetchWhole(...asked).catch(noAnswer)
}
