import type { decideLetter } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { addNote } from '../store/appeal-note.ts'
import { keepLetter } from '../store/keep-letter.ts'
import { actOnCase } from './act-on-case.ts'
import { sendLetter } from './send-letter.ts'

/** Only the letter that was seen is decided on: another one has raised the version of its case. */
export function answerDecideLetter(services: AppealsServices): DeskHandler<typeof decideLetter> {
  return ({ verdict, reason = '', ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'decideLetter',
      event: 'case-letter-decided',
      seen,
      async work(acting) {
        const { store, appeal, now, by } = acting
        const { letter: waiting } = appeal
        if (waiting === undefined) throw new Error('what may be decided on has a letter')
        if (verdict === 'return') {
          await keepLetter(store, appeal.ref, { ...waiting, returned: { reason, byName: by.name } })
          const note = { kind: 'letter-returned', by, text: reason } as const
          await addNote(store, appeal.ref, note, { at: now })
          return 'returned'
        }
        const { letter, by: writer } = waiting
        await keepLetter(store, appeal.ref, undefined)
        await addNote(store, appeal.ref, { kind: 'letter-approved', by }, { at: now })
        const { staffId, name, account } = writer
        const author = { staffId, name }
        return sendLetter(services, acting, { letter, by: author, account, approvedBy: by })
      },
    })
}
