import { resultIn } from '@ecenter/client/read-answer.ts'
import type { Result } from '@ecenter/client/result.ts'
import {
  callsPath,
  type Query,
  type ResponseOf,
  type TypedOf,
  urlOf,
} from '@ecenter/contract/call.ts'
import type { workHeader } from '@ecenter/contract/envelope/work.ts'
import { isTokenWrong } from './send.ts'

const askedFor: typeof workHeader = 'x-work'

/** What index.html has asked, as its address and body, and what came; nothing where it did not. */
interface Early {
  readonly question: string
  readonly answer: Promise<Response | undefined>
}

/**
 * What the inline script of index.html has asked already, before any bundle had come: once, by the first screen that asks the same.
 * Undefined for whatever else, and where it settled nothing: then the call itself is made, which knows what to do.
 */
export async function earlyResult<C extends Query>(
  call: C,
  request: TypedOf<C>,
): Promise<Result<ResponseOf<C>> | undefined> {
  const early: Early | undefined = Reflect.get(globalThis, 'earlyAnswer')
  if (early?.question !== urlOf(call).slice(callsPath.length) + JSON.stringify(request))
    return undefined
  Reflect.deleteProperty(globalThis, 'earlyAnswer')
  const response = await early.answer
  // Where the service asks for work, the call itself does it.
  if (response === undefined || response.headers.has(askedFor)) return undefined
  const result = await resultIn(call, response)
  return result.kind === 'transport' || isTokenWrong(result) ? undefined : result
}
