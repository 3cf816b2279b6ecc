import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { callBy, lateBefore } from '../../purchases/rules/call-by.ts'
import { callsOwed, countCallsOwed } from '../../purchases/store/lead-search.ts'
import { byEndOf } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** People who want to buy, and were promised a call. */
export const leadsDue: DaySource = {
  kind: 'lead',
  count: (services, { staff, today }) => countCallsOwed(services, lateBefore(today), staff.within),
  async list(services, { staff, limit }) {
    const leads = await callsOwed(services, { limit, within: staff.within })
    return leads.map(({ ref, leadNo, product, applicant, leftOn }) => ({
      kind: 'lead',
      id: ref.id,
      what: '联系投保登记',
      about: productNames[product],
      masked: maskName(applicant),
      number: leadNo,
      ...byEndOf(callBy(leftOn)),
    }))
  },
}
