import { type ResultCode, resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { Services } from '../../domains/services.ts'
import { type Asker, type AuditFact, askedBy } from '../../platform/audit/audit-fact.ts'
import { type Failure, isOutage } from '../../platform/calls/failure.ts'

/**
 * What says nothing about who somebody is: a slip of the pen, a body that broke on its
 * way, work that the page does by itself. That nothing was found is left by the search itself, with whom it was about.
 */
const untraced: readonly ResultCode[] = [
  resultCodes.fieldRefused,
  resultCodes.nothingFound,
  resultCodes.queryTypeEmpty,
  resultCodes.checkWrong,
  resultCodes.workNeeded,
]

const hourMs = 3_600_000

/**
 * The entry of a refused proof, captcha, limit or grant. Past the limit of an hour one entry says
 * that no more follow, and then there is none: the visitor is refused as before.
 */
export async function traceOfRefusal(
  { limits, clock }: Pick<Services, 'limits' | 'clock'>,
  asker: Asker,
  place: string,
  failure: Failure,
): Promise<AuditFact | undefined> {
  if (untraced.includes(failure.resultCode) || isOutage(failure)) return undefined
  // By the hour of the clock, so that a limit and its notice begin anew together.
  const hour = Math.floor(clock.now().getTime() / hourMs)
  const session = `${asker.session.id}/${hour}`
  const address = `${asker.address}/${hour}`
  const entry = (outcome: string) => ({ ...askedBy(asker), event: 'refused' as const, outcome })

  // What a session goes on with in vain does not use up what its address has, for others share it.
  if (!(await limits.take('tracedRefusalsBySession', session))) {
    const isFirst = await limits.take('untracedRefusalNotices', session)
    return isFirst ? entry('further refusals of this session are not recorded') : undefined
  }
  if (!(await limits.take('tracedRefusalsByAddress', address))) {
    const isFirst = await limits.take('untracedRefusalNotices', address)
    return isFirst ? entry('further refusals of this address are not recorded') : undefined
  }
  return entry(`${place} ${failure.resultCode}`)
}
