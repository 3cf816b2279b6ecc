import type { readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { appealOfId } from '../store/appeal-search.ts'
import { deskCaseOf } from './desk-case.ts'
import { takeReading } from './take-reading.ts'

export function answerReadCase(services: AppealsServices): DeskHandler<typeof readCase> {
  return async ({ caseId }, { staff, trace }) => {
    const ref = await appealOfId(services, caseId, staff.within)
    if (ref === undefined) throw nothingFound()
    await trace(await takeReading(services, ref, staff.id))
    return deskCaseOf(services, await readAppeal(services, ref), staff)
  }
}
