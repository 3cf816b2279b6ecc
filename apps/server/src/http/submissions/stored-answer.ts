import { answer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { object, optional, parse, string } from 'valibot'
import type { Services } from '../../domains/services.ts'
import { Failure } from '../../platform/calls/failure.ts'
import type { Answered } from '../../platform/calls/submission.ts'
import type { Db } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Submitted } from './submitted.ts'

/** Another worker stored an answer first, so all of this transaction is undone. */
export class AnsweredElsewhere extends Error {}

const answered = object({
  wire: answer,
  cookie: optional(string()),
  device: optional(string()),
})

/** What was answered before to the same request; the id of another request is refused. */
export async function storedAnswer(
  { keys, pipelined }: Pick<Services, 'keys' | 'pipelined'>,
  submitted: Submitted,
): Promise<Answered | undefined> {
  const { visitor, requestId, digest } = submitted
  const [row] = await selectAnswer(pipelined.swift, visitor.session.id, requestId)
  if (row === undefined) return undefined
  if (!row.body_mac.equals(digest)) throw reused()
  const place = answerContext(visitor.session.id, requestId)
  const { wire, cookie, device } = parse(answered, keys.unseal(place, row.answer))
  return {
    wire,
    ...(cookie === undefined ? {} : { cookie }),
    ...(device === undefined ? {} : { device }),
  }
}

/** With the effects, in their transaction. */
export async function storeAnswer(
  { keys }: Pick<Services, 'keys'>,
  transaction: Db,
  { visitor, requestId, digest }: Submitted,
  given: Answered,
): Promise<void> {
  const sessionId = visitor.session.id
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('submission')
    .values({
      session_id: sessionId,
      request_id: requestId,
      body_mac: digest,
      answer: keys.seal(answerContext(sessionId, requestId), given),
    })
    .onConflict((conflict) => conflict.columns(['session_id', 'request_id']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw new AnsweredElsewhere()
}

export function reused(): Failure {
  return new Failure(resultCodes.requestIdReused, '网络出了点问题，请刷新重试。')
}

const selectAnswer = statement<{ body_mac: Buffer; answer: Buffer }>(
  'find-submission',
  'select body_mac, answer from submission where session_id = $1 and request_id = $2',
)

export function answerContext(sessionId: string, requestId: string): string {
  return `submission/${sessionId}/${requestId}`
}
