import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { possibleActions } from '../../links/desk/possible-actions.ts'
import { doubtedLinks } from '../../links/store/doubted-links.ts'
import { readWholeLink, stateOf } from '../../links/store/whole-link.ts'
import type { DayServices } from '../day-services.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Refunds whose money may have gone twice: somebody finds out by the end of the next working day. */
export const doublePaymentsDue: DaySource = {
  kind: 'double-payment',
  isOwn: true,
  async count(services, asked) {
    const due = await awaited(services, asked)
    const late = due.filter(({ dueAt }) => Date.parse(dueAt) <= asked.now.getTime()).length
    return { total: due.length, late }
  },
  async list(services, { limit, ...asked }) {
    return (await awaited(services, asked)).slice(0, limit)
  },
}

/** None that whoever asks, once it is opened, would not be let settle; there are few, so each is opened. */
async function awaited(
  services: DayServices,
  { now, staff }: Pick<DayAsked, 'now' | 'staff'>,
): Promise<DayRow[]> {
  const refs = await doubtedLinks(services, seenBy(staff).served)
  const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
  return links.flatMap((whole): DayRow[] => {
    const { link, registration } = whole
    const { settleTransfer } = possibleActions({ ...whole, state: stateOf(whole, now), staff })
    if (registration?.doubtedAt === undefined || !settleTransfer.isPossible) return []
    return [
      {
        kind: 'double-payment',
        id: link.ref.id,
        what: '核实可能重复打款',
        about: refundPurposeNames[link.purpose],
        masked: maskName(link.insuredName),
        number: registration.receiptNo,
        ...byNextWorkday(registration.doubtedAt),
      },
    ]
  })
}
