import type { readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, nothingFound } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { appealOfId } from '../store/appeal-search.ts'
import { deskCaseOf } from './desk-case.ts'

/** Phone and words of a customer are opened, so who read them is kept. */
export function answerReadCase(services: Services): DeskHandler<typeof readCase> {
  return async ({ caseId }, { staff, trace }) => {
    const ref = await appealOfId(services, caseId, staff.within)
    if (ref === undefined) throw nothingFound()
    if (!(await services.limits.take('casesReadByStaff', staff.id))) {
      throw new Failure(resultCodes.tooManyLookups, '您一小时内查看的申诉太多，请稍后再看。')
    }
    await trace({ event: 'appeal-read', ...about(ref), outcome: 'shown' })
    return deskCaseOf(services, await readAppeal(services, ref), staff)
  }
}
