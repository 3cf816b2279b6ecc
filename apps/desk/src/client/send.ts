import type { ResponseOf, TypedOf } from '@ecenter/contract/call.ts'
import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { answer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { safeParse } from 'valibot'
import { type DeskSession, noteExpired, sessionNow } from './desk-session.ts'
import { type Failed, isSignedOut, type Outcome } from './outcome.ts'
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
): Promise<Outcome<ResponseOf<C>>> {
  const sent = sessionNow()
  const response = await post(call, request, requestId)
  const body = await bodyOf(response)
  if (body === undefined) return { kind: 'transport', status: response.status }
  const refused = refusedBy(call, body, sent)
  if (refused !== undefined) return refused
  const read = safeParse(call.response, body)
  return read.success
    ? { kind: 'answered', value: read.output }
    : { kind: 'transport', status: 500 }
}

/** A call that answers a file: a picture of a customer, a letter. */
export async function fetchFile<C extends FileCall>(
  call: C,
  request: TypedOf<C>,
): Promise<Outcome<Blob>> {
  const sent = sessionNow()
  const response = await post(call, request)
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || type.startsWith('application/json')) return failureIn(call, response, sent)
  return { kind: 'answered', value: await response.blob() }
}

/** Why an answer is not what the call answers, which was sent in this session. */
export async function failureIn(
  call: DeskCall,
  response: Response,
  sent: DeskSession,
): Promise<Failed> {
  const body = await bodyOf(response)
  const refused = body && refusedBy(call, body, sent)
  return refused ?? { kind: 'transport', status: response.ok ? 500 : response.status }
}

/** A refusal for want of a sign-in ends the session that the call was sent in, whoever was told. */
function refusedBy({ access }: DeskCall, body: Body, sent: DeskSession): Failed | undefined {
  const { resultCode: code, resultMsg: message, field } = body.common
  if (code === resultCodes.success) return undefined
  const refused = { kind: 'refused', code, message, field } as const
  if (access !== 'signed-out' && isSignedOut(refused)) noteExpired(sent)
  return refused
}

type Body = NonNullable<Awaited<ReturnType<typeof bodyOf>>>

async function bodyOf(response: Response) {
  if (!response.ok) return undefined
  const read = safeParse(answer, await response.json().catch(() => undefined))
  return read.success ? read.output.body : undefined
}
