import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { startOfDay } from '../../../platform/clock/clock.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { countDoubtedLinks, doubtedLinks } from '../../links/store/doubted-links.ts'
import { readWholeLink } from '../../links/store/whole-link.ts'
import { workdayBefore } from '../../places/rules/workdays.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Refunds whose money may have gone twice: somebody finds out by the end of the next working day. */
export const doublePaymentsDue: DaySource = {
  kind: 'double-payment',
  isOwn: true,
  async count(services, asked) {
    const before = startOfDay(workdayBefore(asked.today))
    const [total, late] = await Promise.all([
      countDoubtedLinks(services, wanted(asked)),
      countDoubtedLinks(services, { ...wanted(asked), before }),
    ])
    return { total, late }
  },
  async list(services, { limit, ...asked }) {
    const refs = await doubtedLinks(services, { ...wanted(asked), limit })
    const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
    return links.flatMap(({ link, registration }): DayRow[] =>
      registration?.doubtedAt === undefined
        ? []
        : [
            {
              kind: 'double-payment',
              id: link.ref.id,
              what: '核实可能重复打款',
              about: refundPurposeNames[link.purpose],
              masked: maskName(link.insuredName),
              number: registration.receiptNo,
              ...byNextWorkday(registration.doubtedAt),
            },
          ],
    )
  },
}

/** Who asked for the money is not who finds out where it went. */
function wanted({ staff }: Pick<DayAsked, 'staff'>) {
  return { within: seenBy(staff).served, notOf: staff.id } as const
}
