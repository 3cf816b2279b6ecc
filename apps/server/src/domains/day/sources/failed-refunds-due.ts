import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { openFailures } from '../../links/store/open-failures.ts'
import { readWholeLink } from '../../links/store/whole-link.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** Refunds whose transfer failed: by the end of the next working day somebody says what follows. */
export const failedRefundsDue: DaySource = {
  kind: 'failed-refund',
  async count(services, { staff, now }) {
    const failures = await openFailures(services, seenBy(staff).served)
    const late = failures.filter(
      ({ failedAt }) => Date.parse(byNextWorkday(failedAt).dueAt) <= now.getTime(),
    )
    return { total: failures.length, late: late.length }
  },
  async list(services, { staff, limit }) {
    const failures = (await openFailures(services, seenBy(staff).served)).slice(0, limit)
    return Promise.all(
      failures.map(async ({ ref, failedAt }): Promise<DayRow> => {
        const { link, registration } = await readWholeLink(services, ref)
        return {
          kind: 'failed-refund',
          id: ref.id,
          what: '打款失败，决定怎么办',
          about: refundPurposeNames[link.purpose],
          masked: maskName(link.insuredName),
          number: registration?.receiptNo,
          ...byNextWorkday(failedAt),
        }
      }),
    )
  },
}
