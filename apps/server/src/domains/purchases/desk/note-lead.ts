import type { noteLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { Services } from '../../services.ts'
import { appendLeadNote } from '../store/handle-lead.ts'
import { actOnLead } from './act-on-lead.ts'
import { refuseOthers } from './handlers-alone.ts'

export function answerNoteLead(services: Services): DeskHandler<typeof noteLead> {
  return ({ status, note: text, ...seen }, transaction) =>
    actOnLead(services, transaction, {
      event: 'lead-noted',
      seen,
      async work({ store, lead, notes, by }) {
        refuseOthers(lead, transaction.staff)
        const note = { at: services.clock.now(), status, text, by }
        await appendLeadNote(store, lead.ref, note, notes.length)
        return status
      },
    })
}
