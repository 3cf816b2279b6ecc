import { dayInChina, daysAfter, daysBetween, startOfDay } from '../../../platform/clock/clock.ts'
import { claimRefOf } from '../../return-insurance/rules/claim-ref.ts'
import { claimAnswerBy } from '../../return-insurance/rules/claim-window.ts'
import {
  countOpenReturns,
  listReturnClaims,
} from '../../return-insurance/store/return-claim-list.ts'
import { byEndOf } from '../rules/due.ts'
import { aboutClaims } from './claims-due.ts'
import type { DaySource } from './day-source.ts'

/** Returns that wait for a decision. */
export const returnsDue: DaySource = {
  kind: 'return',
  count: (services, { staff, now, today }) => {
    const days = daysBetween(dayInChina(now), claimAnswerBy(now))
    return countOpenReturns(services, startOfDay(daysAfter(today, -days)), staff.within)
  },
  async list(services, { staff, limit }) {
    const returns = await listReturnClaims(services, 'open', {
      offset: 0,
      limit,
      within: staff.within,
    })
    const things = returns.map((each) => ({ claim: claimRefOf(each), at: each.claimedAt }))
    return aboutClaims(services, things, ({ at }) => ({
      kind: 'return',
      what: '审核退货运费',
      ...byEndOf(claimAnswerBy(at)),
    }))
  },
}
