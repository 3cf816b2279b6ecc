import type { findLead } from '@ecenter/contract/purchases/desk/find-lead.ts'
import type { Parts } from '../../parts.ts'
import { about } from '../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../platform/calls/failure.ts'
import { leadOfNumberOrPhone } from '../../records/purchases/lead-search.ts'

export function answerFindLead(parts: Parts): DeskHandler<typeof findLead> {
  return async ({ number }, { trace }) => {
    const ref = await leadOfNumberOrPhone(parts, number)
    if (ref === undefined) {
      await trace({ event: 'lead-found', outcome: 'nothing' })
      throw nothingFound()
    }
    await trace({ event: 'lead-found', ...about(ref), outcome: 'found' })
    return { leadId: ref.id }
  }
}
