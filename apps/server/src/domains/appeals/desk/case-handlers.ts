import type { listCaseHandlers } from '@ecenter/contract/appeals/desk/case-work.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { listStaffRecords } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import { isOpen, isOverdue, statusOf } from '../rules/status.ts'
import { undecidedAppeals } from '../store/appeal-search.ts'

/** Who may handle cases at this moment. */
export async function caseHandlers(services: Pick<Services, 'db' | 'keys'>) {
  const staff = await listStaffRecords(services)
  return staff.filter(({ state, roles }) => state === 'active' && isAllowed('handle-cases', roles))
}

/** Who has least to do stands in front. */
export function answerListCaseHandlers(services: Services): DeskHandler<typeof listCaseHandlers> {
  return async (_, { staff }) => {
    const [able, outlines] = await Promise.all([
      caseHandlers(services),
      undecidedAppeals(services, staff.within),
    ])
    const now = services.clock.now()
    const owed = outlines.flatMap((outline) => {
      const status = statusOf(outline)
      if (outline.handlerId === undefined || !isOpen(status)) return []
      return [{ handlerId: outline.handlerId, isLate: isOverdue(outline, status, now) }]
    })
    const handlers = able.map(({ id, name }) => {
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
