import type { noteCallBack } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { actOnCase } from './act-on-case.ts'

export function answerNoteCallBack(services: AppealsServices): DeskHandler<typeof noteCallBack> {
  return ({ note, ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'callBack',
      event: 'case-called-back',
      seen,
      async work({ store, appeal, now, by }) {
        await appendAppealEvent(store, appeal, { type: 'called-back', at: now, text: note, by })
        return 'noted'
      },
    })
}
