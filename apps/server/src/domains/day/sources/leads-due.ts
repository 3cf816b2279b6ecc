import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { callBy, lateBefore } from '../../purchases/rules/call-by.ts'
import type { DeskLead } from '../../purchases/store/lead.repository.ts'
import {
  callsOwed,
  countCallsOwed,
  countCallsOwedByOwner,
} from '../../purchases/store/lead-search.ts'
import { byEndOf } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'
import type { OwnedSource } from './owned-source.ts'

/** People who want to buy, and were promised a call. */
export const leadsDue: DaySource = {
  kind: 'lead',
  count: (services, { staff, today }) => countCallsOwed(services, lateBefore(today), staff.within),
  async list(services, { staff, limit }) {
    const leads = await callsOwed(services, { limit, within: staff.within })
    return leads.map(rowOf)
  },
}

/** The same with who calls each of them. */
export const leadsOfTeam: OwnedSource = {
  kind: 'lead',
  countByOwner: (services, { staff, today }) =>
    countCallsOwedByOwner(services, lateBefore(today), staff.within),
  async list(services, { staff, owner, limit }) {
    const asked = { limit, within: staff.within, owner, isUnownedFirst: true }
    const leads = await callsOwed(services, asked)
    return leads.map((lead) => ({
      ...rowOf(lead),
      ownerId: lead.handler?.staffId,
      isUnowned: lead.handler === undefined,
      whyNotGiven: '投保登记由客服自己接手，不能分',
    }))
  },
}

function rowOf({ ref, leadNo, product, applicant, leftOn }: DeskLead) {
  return {
    kind: 'lead' as const,
    id: ref.id,
    what: '联系投保登记',
    about: productNames[product],
    masked: maskName(applicant),
    number: leadNo,
    ...byEndOf(callBy(leftOn)),
  }
}
