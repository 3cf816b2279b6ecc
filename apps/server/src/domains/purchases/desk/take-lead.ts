import type { takeLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { giveLead } from '../store/handle-lead.ts'
import { actOnLead } from './act-on-lead.ts'

export function answerTakeLead(services: PurchasesServices): DeskHandler<typeof takeLead> {
  return (seen, transaction) =>
    actOnLead(services, transaction, {
      event: 'lead-taken',
      seen,
      async work({ store, lead: { ref, handler }, by }) {
        await giveLead(store, ref, by)
        return handler === undefined ? 'taken' : 'taken over'
      },
    })
}
