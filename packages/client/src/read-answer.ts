import { answerFrame, type WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import type { Rejected, Result } from './result.ts'

/** What an answer in JSON says to a call. */
export async function resultIn<Answer extends GenericSchema>(
  call: { readonly response: Answer },
  response: Response,
): Promise<Result<InferOutput<Answer>>> {
  const body = await bodyOf(response)
  if (body === undefined) return { kind: 'transport', status: response.status }
  const refused = refusedBy(body)
  if (refused !== undefined) return refused
  const read = safeParse(call.response, body)
  return read.success
    ? { kind: 'answered', value: read.output }
    : { kind: 'transport', status: 500 }
}

/** What an answer in JSON holds; undefined for anything else. */
export async function bodyOf(response: Response): Promise<WireAnswer['body'] | undefined> {
  if (!response.ok) return undefined
  const sent = await response.json().catch(() => undefined)
  const read = safeParse(answerFrame, sent)
  return read.success ? { ...sent.body, ...read.output.body } : undefined
}

/** Why the service refused, if it did. */
export function refusedBy(body: WireAnswer['body']): Rejected | undefined {
  const { resultCode: code, resultMsg: message, ...more } = body.common
  return code === resultCodes.success ? undefined : { kind: 'rejected', code, message, ...more }
}
