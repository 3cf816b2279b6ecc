import type { noteLead } from '@ecenter/contract/purchases/desk/note-lead.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { appendLeadNote } from '../store/handle-lead.ts'
import { actOnLead } from './act-on-lead.ts'
import { refuseOthers } from './handlers-alone.ts'

export function answerNoteLead(parts: Parts): DeskHandler<typeof noteLead> {
  return ({ status, note: text, ...seen }, transaction) =>
    actOnLead(parts, transaction, {
      event: 'lead-noted',
      seen,
      async work({ store, lead, notes, by }) {
        refuseOthers(lead, transaction.staff)
        const note = { at: parts.clock.now(), status, text, by }
        await appendLeadNote(store, lead.ref, note, notes.length)
        return status
      },
    })
}
