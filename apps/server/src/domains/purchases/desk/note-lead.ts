import { leadNoted } from '@ecenter/contract/core/sale-events.ts'
import type { noteLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { PurchasesServices } from '../purchases-services.ts'
import { appendLeadNote } from '../store/handle-lead.ts'
import { actOnLead } from './act-on-lead.ts'
import { refuseOthers } from './handlers-alone.ts'

export function answerNoteLead(services: PurchasesServices): DeskHandler<typeof noteLead> {
  return ({ status, note: text, ...seen }, transaction) =>
    actOnLead(services, transaction, {
      event: 'lead-noted',
      seen,
      async work({ store, lead, notes, by }) {
        refuseOthers(lead, transaction.staff)
        const note = { at: services.clock.now(), status, text, by }
        await appendLeadNote(store, lead.ref, note, notes.length)
        await tellCore(store, leadNoted, {
          subject: `lead/${lead.leadNo}`,
          data: {
            leadNo: lead.leadNo,
            status,
            note: text,
            notedAt: note.at.toISOString(),
            account: transaction.staff.account,
          },
        })
        return status
      },
    })
}
