import { filePatienceMs } from '@ecenter/client/fetch-whole.ts'
import { isLoadFailure } from '@ecenter/client/load-failure.ts'
import { noAnswer } from '@ecenter/client/no-answer.ts'
import { resultIn } from '@ecenter/client/read-answer.ts'
import { newRequestId } from '@ecenter/client/request-id.ts'
import type { Result } from '@ecenter/client/result.ts'
import {
  type Call,
  type Query,
  type ResponseOf,
  type TypedOf,
  urlOf,
} from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { enveloped } from './enveloped.ts'
import { forgetSession, pageCaller } from './page-session.ts'
import { post } from './post.ts'

/** A query that answers JSON. */
export async function sendQuery<C extends Query>(
  call: C,
  request: TypedOf<C>,
): Promise<Result<ResponseOf<C>>> {
  return send(call, request, newRequestId())
}

/**
 * Any call that answers JSON. `requestId` names the action: a retry of it says the same one, which
 * `useAction` sees to.
 */
export async function send<C extends Call>(
  call: C,
  request: TypedOf<C>,
  requestId: string,
): Promise<Result<ResponseOf<C>>> {
  const result = await sendOnce(call, request, requestId)
  if (!isTokenWrong(result)) return result
  forgetSession()
  return sendOnce(call, request, requestId)
}

async function sendOnce<C extends Call>(
  call: C,
  request: TypedOf<C>,
  requestId: string,
): Promise<Result<ResponseOf<C>>> {
  return resultIn(call, await transport(call, request, requestId))
}

/** The answer as it comes; one that does not has a status too (`no-answer.ts`). */
export async function transport(
  call: Call,
  request: unknown,
  requestId: string,
): Promise<Response> {
  const patience = call.answer === 'file' ? { patienceMs: filePatienceMs } : {}
  if (call.envelope === 'plain') {
    const headers = call.kind === 'submit' ? { 'idempotency-key': requestId } : {}
    return post(urlOf(call), request, { headers, ...patience })
  }
  try {
    const wrapped = await enveloped(call, request, await pageCaller(), requestId)
    return post(urlOf(call), wrapped, patience)
  } catch (error) {
    // A file of the site or the session did not come, so the request could not even be written.
    return isLoadFailure(error) ? noAnswer(error) : new Response(null, { status: 500 })
  }
}

/** The service no longer knows the session of this page. */
export function isTokenWrong(result: Result<unknown>): boolean {
  return result.kind === 'rejected' && result.code === resultCodes.tokenWrong
}
