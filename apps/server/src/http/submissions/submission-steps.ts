import { parse } from 'valibot'
import type { Services } from '../../domains/services.ts'
import type { Step } from '../../platform/calls/submission.ts'
import type { Submitted } from './submitted.ts'

/** Claims the step, acts and stores the result, each by itself; a retry reads the result. */
export async function doOnce<Result>(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { visitor, requestId }: Submitted,
  { name, result: schema, act, whenLost }: Step<Result>,
): Promise<Result> {
  const row = { session_id: visitor.session.id, request_id: requestId, step: name }
  const place = stepContext(row.session_id, requestId, name)

  const claimed = await db
    .insertInto('submission_step')
    .values({ ...row, result: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  if (claimed !== undefined) return keep(await act())
  const { result } = await db
    .selectFrom('submission_step')
    .select('result')
    .where('session_id', '=', row.session_id)
    .where('request_id', '=', requestId)
    .where('step', '=', name)
    .executeTakeFirstOrThrow()
  if (result !== null) return parse(schema, keys.unseal(place, result))
  return keep(await (whenLost === 'act again' ? act() : whenLost()))

  async function keep(value: Result): Promise<Result> {
    await db
      .updateTable('submission_step')
      .set({ result: keys.seal(place, value) })
      .where('session_id', '=', row.session_id)
      .where('request_id', '=', requestId)
      .where('step', '=', name)
      .execute()
    return value
  }
}

export function stepContext(sessionId: string, requestId: string, step: string): string {
  return `submission/${sessionId}/${requestId}/${step}`
}
