import type { Services } from '../../domains/services.ts'
import { askedBy } from '../../platform/audit/audit-fact.ts'
import { Failure, isOutage } from '../../platform/calls/failure.ts'
import {
  type Answered,
  Committed,
  type Submission,
  type Transaction,
} from '../../platform/calls/submission.ts'
import { WorkNeeded } from '../../platform/verification/work.ts'
import { refusal, success } from '../answers/answer.ts'
import { traceOfRefusal } from '../answers/trace-of-refusal.ts'
import type { CommitSlot } from './commit-slots.ts'
import { AnsweredElsewhere, storeAnswer, storedAnswer } from './stored-answer.ts'
import { doOnce } from './submission-steps.ts'
import type { Deed, Submitted, Work } from './submitted.ts'

export interface CommitServices extends Services {
  readonly commitSlot: CommitSlot
}

/** Does the work and stores its answer with it; where another worker was first, answers theirs. */
export async function carryOut(
  services: CommitServices,
  submitted: Submitted,
  work: Work,
): Promise<Answered> {
  const submission: Submission = {
    requestId: submitted.requestId,
    commit: (effects) => commit(services, submitted, effects),
    once: (step) => doOnce(services, submitted, step),
  }
  let deed: Deed
  try {
    deed = await work()
  } catch (error) {
    return refuse(services, submitted, error)
  }
  try {
    return await deed(submission).catch((error) => storeRefusal(services, submitted, error))
  } catch (error) {
    const theirs =
      error instanceof AnsweredElsewhere ? await storedAnswer(services, submitted) : undefined
    if (theirs === undefined) throw error
    return theirs
  }
}

async function commit<Value>(
  services: CommitServices,
  submitted: Submitted,
  effects: (transaction: Transaction) => Promise<Value>,
): Promise<Committed<Value>> {
  const { visitor, requestId, answerOf } = submitted
  const transaction = () =>
    services.audit.inTransaction(async (db, record) => {
      const given: { cookie?: string; device?: string } = {}
      const value = await effects({
        db,
        record: (trace) => record({ ...askedBy(visitor), ...trace }),
        async renewCookie() {
          given.cookie = await services.sessions.renewCookie(visitor.session, db)
        },
        giveDevice(secret = '') {
          given.device = secret
        },
      })
      const answered = { wire: success(requestId, answerOf(value)), ...given }
      await storeAnswer(services, db, submitted, answered)
      return new Committed(value, answered)
    })
  return services.commitSlot(visitor, transaction)
}

/**
 * Nothing was done yet, so nothing is kept and a retry is judged again: a row for each would let
 * anybody fill the table. Who lost the lock may find the proof spent by whoever did the work; then
 * theirs is the answer.
 */
async function refuse(services: Services, submitted: Submitted, error: unknown): Promise<Answered> {
  if (!isRefusal(error)) throw error
  const theirs = await storedAnswer(services, submitted)
  if (theirs !== undefined) return theirs
  const trace = await traceOfRefusal(services, submitted.visitor, submitted.place, error)
  if (trace !== undefined) await services.audit.record(trace)
  return { wire: refusal(services, submitted.requestId, error) }
}

/**
 * What the work itself refused is an answer too; an outage is none, for it passes, and neither is a
 * bug.
 */
async function storeRefusal(
  services: CommitServices,
  submitted: Submitted,
  error: unknown,
): Promise<Answered> {
  if (!isRefusal(error)) throw error
  const answered = { wire: refusal(services, submitted.requestId, error) }
  // Counted beside the transaction: whoever else is refused at this moment does not wait for it.
  const trace = await traceOfRefusal(services, submitted.visitor, submitted.place, error)
  const transaction = () =>
    services.audit.inTransaction(async (db, record) => {
      if (trace !== undefined) record(trace)
      await storeAnswer(services, db, submitted, answered)
    })
  await services.commitSlot(submitted.visitor, transaction)
  return answered
}

/** What asks for work is none: the page makes the very same call once more. */
function isRefusal(error: unknown): error is Failure {
  return error instanceof Failure && !isOutage(error) && !(error instanceof WorkNeeded)
}
