import type { listSearchers } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { CustomersServices } from '../customers-services.ts'
import { searchersOfDay } from '../store/customer-search.ts'

export function answerListSearchers(
  services: CustomersServices,
): DeskHandler<typeof listSearchers> {
  return async (_, { staff, trace }) => {
    const searchers = await searchersOfDay(services, staff.branch)
    const names = await staffNames(
      services,
      searchers.map(({ staffId }) => staffId),
    )
    await trace({ event: 'searchers-read', outcome: String(searchers.length) })
    return {
      searchers: searchers.map(({ lastAt, ...searcher }) => ({
        ...searcher,
        name: names.get(searcher.staffId) ?? '同事',
        lastAt: minuteInChina(lastAt),
      })),
    }
  }
}
