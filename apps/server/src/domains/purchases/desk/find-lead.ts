import type { findLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { mobile } from '@ecenter/contract/rules/people/mobile.ts'
import { is } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { leadOfNumberOrPhone } from '../store/lead-search.ts'

export function answerFindLead(services: PurchasesServices): DeskHandler<typeof findLead> {
  return async ({ number }, { staff, trace }) => {
    const ref = await leadOfNumberOrPhone(services, number, staff.within)
    if (ref === undefined) {
      await trace({ event: 'lead-found', ...whom(services, number), outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'lead-found', ...about(ref), outcome: 'found' })
    return { leadId: ref.id }
  }
}

/** Of a phone that left nothing, too, it is kept that it was asked for. */
function whom({ keys }: PurchasesServices, number: string): { readonly subject?: string } {
  return is(mobile, number) ? { subject: keys.searchHash('phone', number).toString('hex') } : {}
}
