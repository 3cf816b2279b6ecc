import type { takeLead } from '@ecenter/contract/purchases/desk/take-lead.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { giveLead } from '../store/handle-lead.ts'
import { actOnLead } from './act-on-lead.ts'

export function answerTakeLead(parts: Parts): DeskHandler<typeof takeLead> {
  return (seen, transaction) =>
    actOnLead(parts, transaction, {
      event: 'lead-taken',
      seen,
      async work({ store, lead: { ref, handler }, by }) {
        await giveLead(store, ref, by)
        return handler === undefined ? 'taken' : 'taken over'
      },
    })
}
