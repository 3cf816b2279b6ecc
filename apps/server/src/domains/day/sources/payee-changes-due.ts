import { countOpenWishes, findOpenWishes } from '../../../core/answers/open-wishes.ts'
import { byMoment } from '../rules/due.ts'
import { aboutClaims } from './claims-due.ts'
import type { DaySource } from './day-source.ts'

const kinds = ['payee-change'] as const

/** Other accounts that a customer asks for, which hold up every payment: where the desk decides on claims, who handles them answers. */
export const payeeChangesDue: DaySource = {
  kind: 'payee-change',
  async count({ db, settings }, { now, staff: { within } }) {
    if (settings.claimsDecidedBy !== 'desk') return { total: 0, late: 0 }
    return countOpenWishes(db, { now, kinds, within })
  },
  async list(services, { now, limit, staff: { within } }) {
    if (services.settings.claimsDecidedBy !== 'desk') return []
    const { wishes } = await findOpenWishes(services, { now, limit, skip: 0, kinds, within })
    const asked = wishes.map(({ customerKey, objectId: id, dueAt }) => ({
      claim: { kind: 'claim', customerKey, id } as const,
      dueAt,
    }))
    return aboutClaims(services, asked, ({ dueAt }) => ({
      kind: 'payee-change',
      what: '答复更改收款账户',
      about: '答复前不能付款',
      ...byMoment(dueAt),
    }))
  },
}
