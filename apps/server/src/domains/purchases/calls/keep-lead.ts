import { leadLeft } from '@ecenter/contract/core/sale-events.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { type KeptLead, type Lead, storeLead } from '../store/lead.repository.ts'

export type LeadForm = Omit<Lead, 'leadNo' | 'leftAt' | 'leftOn'>

/** Keeps who wants to buy, whoever took it in, and tells the core of what is new. */
export async function keepLead(services: PurchasesServices, form: LeadForm): Promise<KeptLead> {
  const { clock } = services
  const today = clock.today()
  const lead = {
    ...form,
    leadNo: newDatedNumber('lead', today),
    leftAt: clock.now(),
    leftOn: today,
  }
  const kept = await storeLead(services, lead)
  if (kept.isNew) {
    const { takenBy, ...told } = lead
    await tellCore(services, leadLeft, {
      subject: `lead/${kept.leadNo}`,
      data: { ...told, account: takenBy?.account, leftAt: lead.leftAt.toISOString() },
    })
  }
  return kept
}
