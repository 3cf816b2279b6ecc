import { bodyOf, refusedBy } from './read-answer.ts'
import type { Failed } from './result.ts'

/** Why what came is no file and no stream, for a call that answers one. */
export async function failureIn(response: Response): Promise<Failed> {
  const body = await bodyOf(response)
  const refused = body && refusedBy(body)
  return refused ?? { kind: 'transport', status: response.ok ? 500 : response.status }
}
