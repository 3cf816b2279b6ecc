import { failureIn } from '@ecenter/client/failure-in.ts'
import { resultIn } from '@ecenter/client/read-answer.ts'
import type { Result } from '@ecenter/client/result.ts'
import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { type DeskSession, noteExpired, sessionNow } from './desk-session.ts'
import { isSignedOut } from './failures.ts'
import { post, type SentOf } from './post.ts'

export type JsonCall = DeskCall & { readonly answer: 'json' }
export type JsonQuery = JsonCall & { readonly kind: 'query' }
export type FileCall = DeskCall & { readonly answer: 'file' }

/**
 * A call that answers JSON. `requestId` names the action of a submit: a retry of it says the same one,
 * which `useAction` sees to.
 */
export async function send<C extends JsonCall>(
  call: C,
  request: SentOf<C>,
  requestId?: string,
): Promise<Result<ResponseOf<C>>> {
  const sent = sessionNow()
  return noted(call, sent, await resultIn(call, await post(call, request, requestId)))
}

/** A call that answers a file: a picture of a customer, a letter. */
export async function fetchFile<C extends FileCall>(
  call: C,
  request: TypedOf<C>,
): Promise<Result<Blob>> {
  const sent = sessionNow()
  const response = await post(call, request)
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || type.startsWith('application/json')) {
    return noted(call, sent, await failureIn(response))
  }
  return { kind: 'answered', value: await response.blob() }
}

/** A refusal for want of a sign-in ends the session that the call was sent in, whoever was told. */
export function noted<O extends Result<unknown>>(
  { access }: DeskCall,
  sent: DeskSession,
  result: O,
): O {
  if (access !== 'signed-out' && isSignedOut(result)) noteExpired(sent)
  return result
}
