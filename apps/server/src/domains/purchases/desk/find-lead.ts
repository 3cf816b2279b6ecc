import type { findLead } from '@ecenter/contract/purchases/desk/find-lead.ts'
import { mobile } from '@ecenter/contract/rules/mobile.ts'
import { is } from 'valibot'
import type { Parts } from '../../../parts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { leadOfNumberOrPhone } from '../store/lead-search.ts'

export function answerFindLead(parts: Parts): DeskHandler<typeof findLead> {
  return async ({ number }, { trace }) => {
    const ref = await leadOfNumberOrPhone(parts, number)
    if (ref === undefined) {
      await trace({ event: 'lead-found', ...whom(parts, number), outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'lead-found', ...about(ref), outcome: 'found' })
    return { leadId: ref.id }
  }
}

/** Of a phone that left nothing, too, it is kept that it was asked for. */
function whom({ keys }: Parts, number: string): { readonly subject?: string } {
  return is(mobile, number) ? { subject: keys.searchHash('phone', number).toString('hex') } : {}
}
