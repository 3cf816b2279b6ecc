import { tooManyLookups } from '../../../platform/calls/failure.ts'
import type { Trace } from '../../../platform/calls/submission.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Services } from '../../services.ts'
import { aboutCase } from '../store/about-case.ts'
import type { AppealRef } from '../store/appeal.ts'

/**
 * The trace of reading a case, which whoever is answered all of one leaves, by whatever call: phone and words of a
 * customer are opened, so who read them is kept, and nobody reads one after the other. It counts
 * beside the transaction of a submission, as that of a mere reading does. Whose case it is reads of it.
 */
export async function takeReading(
  store: Pick<Services, 'limits' | 'db' | 'keys' | 'people'>,
  ref: AppealRef,
  staffId: string,
): Promise<Trace> {
  if (!(await store.limits.take('casesReadByStaff', staffId))) {
    throw tooManyLookups('您一小时内查看的申诉太多，请稍后再看。')
  }
  return { event: 'appeal-read', ...(await aboutCase(store, ref)), outcome: 'shown' }
}

/** The same of who is answered all of a case because they acted on it. */
export async function takeReadingByAct(...asked: Parameters<typeof takeReading>): Promise<Trace> {
  return { ...(await takeReading(...asked)), isShownByAct: true }
}

/** That a case goes to a handler, by whom it is seen. */
export async function takeTurn(
  { limits }: Pick<Services, 'limits'>,
  staffId: string,
  db: Db,
  whyNot: string,
): Promise<void> {
  if (await limits.take('casesTakenByStaff', staffId, db)) return
  throw tooManyLookups(whyNot)
}
