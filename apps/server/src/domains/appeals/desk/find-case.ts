import type { findCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { appealOfNumber } from '../store/appeal.repository.ts'

export function answerFindCase(services: AppealsServices): DeskHandler<typeof findCase> {
  return async ({ caseNo }, { staff, trace }) => {
    const ref = await appealOfNumber(services, caseNo, staff.within)
    if (ref === undefined) {
      await trace({ event: 'case-found', outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'case-found', ...about(ref), outcome: 'found' })
    return { caseId: ref.id }
  }
}
