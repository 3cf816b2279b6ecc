import { fetchAnswer } from '@ecenter/client/fetch-whole.ts'
import { challengeIn, isSolution, workHeader, workText } from '@ecenter/contract/envelope/work.ts'

/** How long the page stands still at most, in milliseconds; out of sight nobody minds, and pauses are long. */
const slice = { seen: 12, hidden: 500 }
/** How often a call is made again: what is asked for may have risen meanwhile, or the network have changed. */
const timesAtMost = 3

/** A request as `post` sent it. */
interface Posted {
  readonly url: string
  readonly request: Omit<RequestInit, 'credentials' | 'signal'>
  readonly patienceMs: number | undefined
}

/**
 * What a request that was asked for work is answered once that is done, and it was sent once more with
 * it. The customer sees a call that takes a little longer (decision 0058).
 */
export async function afterWork(
  asked: Response,
  { url, request, patienceMs }: Posted,
): Promise<Response> {
  let response = asked
  for (let times = 0; times < timesAtMost; times++) {
    const work = await workFor(response.headers.get(workHeader))
    if (work === undefined) break
    const headers = new Headers(request.headers)
    headers.set(workHeader, work)
    response = await fetchAnswer(url, { ...request, headers }, patienceMs)
  }
  return response
}

/** Tries numbers until one fits, in slices, so that the page goes on meanwhile. */
async function workFor(text: string | null): Promise<string | undefined> {
  const challenge = text === null ? undefined : challengeIn(text)
  if (text === null || challenge === undefined) return undefined
  const { sha256 } = await import('@ecenter/contract/envelope/check-string.ts')
  const encoder = new TextEncoder()
  const hash = (plain: string) => sha256(encoder.encode(plain))
  for (let solution = 0; ; ) {
    const ends = performance.now() + (document.hidden ? slice.hidden : slice.seen)
    while (performance.now() < ends) {
      if (isSolution(challenge, solution, hash)) return workText(text, solution)
      solution += 1
    }
    await new Promise((goOn) => setTimeout(goOn))
  }
}
