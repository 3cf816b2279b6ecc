import { setTimeout as wait } from 'node:timers/promises'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { Services } from '../../domains/services.ts'
import { Failure } from '../../platform/calls/failure.ts'
import type { Answered } from '../../platform/calls/submission.ts'
import { statement } from '../../platform/database/statement.ts'
import { type CommitServices, carryOut } from './carry-out.ts'
import { commitSlots } from './commit-slots.ts'
import { reused, storedAnswer } from './stored-answer.ts'
import type { Submitted, Work } from './submitted.ts'

const pollMs = 50
const pollsAtMost = 200

export type AnswerOnce = (submitted: Submitted, work: Work) => Promise<Answered>

/**
 * One request id has one effect and one answer, however often it arrives (specification, section 7).
 * The answer is a row of the transaction that holds the effects, and its key lets one of them in.
 * Beyond that a lock makes all others wait for the first; it ends with the process that holds it.
 */
export function answerOnceOn(services: Services): AnswerOnce {
  const commitServices = { ...services, commitSlot: commitSlots() }
  const underWay = new Map<string, { digest: Buffer; answered: Promise<Answered> }>()

  return async (submitted, work) => {
    const { digest } = submitted
    const name = nameOf(submitted)
    const twin = underWay.get(name)
    if (twin !== undefined && !twin.digest.equals(digest)) throw reused()
    if (twin !== undefined) return twin.answered
    const answered = answerFirst(commitServices, submitted, work)
    underWay.set(name, { digest, answered })
    try {
      return await answered
    } finally {
      underWay.delete(name)
    }
  }
}

/** Of those that came to different processes. */
async function answerFirst(
  services: CommitServices,
  submitted: Submitted,
  work: Work,
): Promise<Answered> {
  const lock = submissionLock(services, nameOf(submitted))
  for (let poll = 0; poll < pollsAtMost; poll++) {
    // Both go out at once, the lock ahead: whoever gets it sees all that was stored before.
    const taking = lock.take()
    const finding = storedAnswer(services, submitted)
    // Whoever gets no lock for a failure does not come to hear of this one.
    finding.catch(() => undefined)
    const isMine = await taking
    try {
      const stored = await finding
      if (stored !== undefined) return stored
      if (isMine) return await carryOut(services, submitted, work)
    } finally {
      if (isMine) await lock.free()
    }
    await wait(pollMs)
  }
  throw new Failure(resultCodes.coreDown, '处理时间较长，请稍后再查看结果。')
}

function nameOf({ visitor, requestId }: Submitted): string {
  return `${visitor.session.id}/${requestId}`
}

/**
 * One worker at a time for a submission, over all processes. The lock belongs to the connection that
 * all short statements of this process share, so it ends when the process does, and not before.
 */
function submissionLock({ keys, pipelined }: Pick<Services, 'keys' | 'pipelined'>, name: string) {
  const number = keys.mac('submission', name).readBigInt64BE()
  return {
    /** False while another process holds it. */
    async take(): Promise<boolean> {
      const [row] = await takeLock(pipelined.swift, number)
      return row?.is_mine ?? false
    },
    async free(): Promise<void> {
      await freeLock(pipelined.swift, number)
    },
  }
}

const takeLock = statement<{ is_mine: boolean }>(
  'take-submission',
  'select pg_try_advisory_lock($1::bigint) as is_mine',
)

const freeLock = statement('free-submission', 'select pg_advisory_unlock($1::bigint)')
