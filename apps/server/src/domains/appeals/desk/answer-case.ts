import type { answerCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { addNote } from '../store/appeal-note.ts'
import { keepLetter } from '../store/keep-letter.ts'
import { actOnCase } from './act-on-case.ts'
import { needsApproval } from './needs-approval.ts'
import { sendLetter } from './send-letter.ts'

/** Sends the letter, or hands it up to who approves it: its customer is told of nothing until then. */
export function answerAnswerCase(services: AppealsServices): DeskHandler<typeof answerCase> {
  return ({ letter, ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'answer',
      event: 'case-answered',
      seen,
      async work(acting) {
        const { store, appeal, now, by, account } = acting
        if (!needsApproval(services.settings, appeal)) {
          return sendLetter(services, acting, { letter, by, account })
        }
        const { openedBy } = transaction.staff
        const writer = { ...by, account, openedBy }
        await keepLetter(store, appeal.ref, { letter, by: writer, at: now.toISOString() })
        await addNote(store, appeal.ref, { kind: 'letter-asked', by }, { at: now })
        return 'waits to be approved'
      },
    })
}
