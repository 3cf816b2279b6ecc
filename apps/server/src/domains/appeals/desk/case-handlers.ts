import type { listCaseHandlers } from '@ecenter/contract/appeals/desk/case-work.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import { liesWithin, readWithin, type Within } from '../../../platform/staff/within-branch.ts'
import type { Services } from '../../services.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { isOpen, isOverdue, statusOf } from '../rules/status.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { appealOfId, undecidedAppeals } from '../store/appeal-search.ts'

/** Who may handle cases at this moment, and whether they may see those of that area. */
export async function caseHandlers(
  services: Pick<Services, 'db' | 'keys'>,
  areaCode: string | undefined,
) {
  const staff = await listStaffRecords(services)
  const within = await readWithin(services)
  return staff
    .filter(({ state, roles }) => state === 'active' && isAllowed('handle-cases', roles))
    .map(({ id, name }) => ({ id, name, isWithin: liesWithin(areaCode, within.get(id)) }))
}

/** Who has least to do stands in front. */
export function answerListCaseHandlers(
  services: AppealsServices,
): DeskHandler<typeof listCaseHandlers> {
  return async ({ caseId }, { staff }) => {
    const areaCode = caseId && (await areaOfCase(services, caseId, staff.within))
    const [able, outlines] = await Promise.all([
      caseHandlers(services, areaCode),
      undecidedAppeals(services, staff.within),
    ])
    const now = services.clock.now()
    const owed = outlines.flatMap((outline) => {
      const status = statusOf(outline)
      if (outline.handlerId === undefined || !isOpen(status)) return []
      return [{ handlerId: outline.handlerId, isLate: isOverdue(outline, status, now) }]
    })
    const seeing = able.filter(({ isWithin }) => isWithin)
    const handlers = seeing.map(({ id, name }) => {
      const own = owed.filter(({ handlerId }) => handlerId === id)
      const late = own.filter(({ isLate }) => isLate).length
      return { staffId: id, name, open: own.length, late, isSelf: id === staff.id }
    })
    return {
      handlers: handlers.toSorted(
        (one, other) => one.open - other.open || one.name.localeCompare(other.name, 'zh'),
      ),
    }
  }
}

async function areaOfCase(services: AppealsServices, caseId: string, within: Within) {
  const ref = mustBeFound(await appealOfId(services, caseId, within))
  return (await readAppeal(services, ref)).areaCode
}
