import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { seenBy } from '../../../platform/staff/within-branch.ts'
import { countShortLinks, shortLinksInState } from '../../links/store/short-link-search.ts'
import { readWholeLink } from '../../links/store/whole-link.ts'
import { refundDueOn, refundLateBefore } from '../../orders/rules/refund-due.ts'
import { byEndOf } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** Customers who have said by a link where their money goes, and wait for it; who sent the link does not pay it. */
export const linksDue: DaySource = {
  kind: 'link',
  isOwn: true,
  async count(services, asked) {
    const [total, late] = await Promise.all([
      countShortLinks(services, wanted(asked)),
      countShortLinks(services, {
        ...wanted(asked),
        registeredBefore: refundLateBefore(asked.today),
      }),
    ])
    return { total, late }
  },
  async list(services, { limit, ...asked }) {
    const refs = await shortLinksInState(services, wanted(asked), { offset: 0, limit })
    const links = await Promise.all(refs.map((ref) => readWholeLink(services, ref)))
    return links.flatMap(({ link, registration }): DayRow[] =>
      registration === undefined
        ? []
        : [
            {
              kind: 'link',
              id: link.ref.id,
              what: '给客户打款',
              about: refundPurposeNames[link.purpose],
              masked: maskName(link.insuredName),
              number: registration.receiptNo,
              ...byEndOf(refundDueOn(registration.registeredAt)),
            },
          ],
    )
  },
}

function wanted({ now, staff }: Pick<DayAsked, 'now' | 'staff'>) {
  return {
    state: 'registered',
    now,
    within: seenBy(staff).served,
    notOf: staff.id,
  } as const
}
