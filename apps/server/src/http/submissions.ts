import { setTimeout as wait } from 'node:timers/promises'
import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { answer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { parse } from 'valibot'
import type { Parts } from '../parts.ts'
import { Failure } from '../platform/calls/failure.ts'
import { secondsAfter } from '../platform/clock/clock.ts'
import type { Session } from '../platform/session/session.ts'

/** A request whose process died is taken over after this long; its effects were one transaction. */
const abandonedSeconds = 30
const pollMs = 50
const pollsAtMost = 200

export interface Submission {
  readonly session: Session
  readonly requestId: string
  /** Path and body as they came; the same id with other words is refused. */
  readonly content: string
}

/**
 * One request id has one effect and one answer, however often it arrives (specification, section 7):
 * the first does the work, all others wait for what it answered.
 */
export async function answerOnce(
  parts: Parts,
  submission: Submission,
  work: () => Promise<WireAnswer>,
  onReplay: () => Promise<void>,
): Promise<WireAnswer> {
  const { session, requestId } = submission
  const body_mac = parts.keys.mac('body', submission.content)
  const place = `submission/${session.id}/${requestId}`

  for (let poll = 0; poll < pollsAtMost; poll++) {
    if (await claim(parts, submission, body_mac)) return store(await work())
    const stored = await ofThisSubmission().select(['body_mac', 'answer']).executeTakeFirst()
    if (stored !== undefined && !stored.body_mac.equals(body_mac)) throw reused()
    if (stored?.answer != null) {
      await onReplay()
      return parse(answer, parts.keys.unseal(place, stored.answer))
    }
    await wait(pollMs)
  }
  throw new Failure(resultCodes.coreDown, '处理时间较长，请稍后再查看结果。')

  async function store(given: WireAnswer): Promise<WireAnswer> {
    await parts.db
      .updateTable('submission')
      .set({ answer: parts.keys.seal(place, given) })
      .where('session_id', '=', session.id)
      .where('request_id', '=', requestId)
      .execute()
    return given
  }

  function ofThisSubmission() {
    return parts.db
      .selectFrom('submission')
      .where('session_id', '=', session.id)
      .where('request_id', '=', requestId)
  }
}

async function claim(
  { db, clock }: Parts,
  { session, requestId }: Submission,
  body_mac: Buffer,
): Promise<boolean> {
  const now = clock.now()
  const claimed = await db
    .insertInto('submission')
    .values({
      session_id: session.id,
      request_id: requestId,
      body_mac,
      claimed_at: now,
      answer: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'request_id'])
        .doUpdateSet({ claimed_at: now })
        .where('submission.answer', 'is', null)
        .where('submission.body_mac', '=', body_mac)
        .where('submission.claimed_at', '<', secondsAfter(now, -abandonedSeconds)),
    )
    .returning('request_id')
    .executeTakeFirst()
  return claimed !== undefined
}

function reused(): Failure {
  return new Failure(resultCodes.requestIdReused, '网络出了点问题，请刷新重试。')
}
