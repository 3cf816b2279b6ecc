import type { giveCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { addNote } from '../store/appeal-note.ts'
import { takeAppeal } from '../store/take-appeal.ts'
import { actOnCase } from './act-on-case.ts'
import { caseHandlers } from './case-handlers.ts'
import { takeTurn } from './take-reading.ts'

/**
 * Gives a case to who may handle it at this moment; its clocks go on, since they follow from its own events. Who
 * gives one away reads it as who takes it does, so it is limited as taking is.
 */
export function answerGiveCase(services: AppealsServices): DeskHandler<typeof giveCase> {
  return ({ staffId, words, ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'give',
      event: 'case-given',
      seen,
      async work({ store, appeal: { ref, handler, areaCode }, status, now, by }) {
        await takeTurn(services, by.staffId, store.db, '您一小时内分配的申诉太多，请稍后再分。')
        const handlers = await caseHandlers({ ...services, db: store.db }, areaCode)
        const colleague = handlers.find(({ id }) => id === staffId)
        if (colleague === undefined) {
          throw fieldRefused('staffId', '这位同事现在不办申诉和投诉了，请选别人')
        }
        if (!colleague.isWithin) {
          throw fieldRefused('staffId', '这一件不是这位同事机构的，他们看不到，请选别人')
        }
        if (handler?.staffId === staffId) throw fieldRefused('staffId', '已经由这位同事办理')
        if (status.decided?.by?.staffId === staffId) {
          throw fieldRefused('staffId', '原答复是这位同事作出的，核查要由别人办理')
        }
        const { name } = colleague
        await takeAppeal(store, ref, { staffId, name, givenBy: by.name })
        const text = words === undefined ? `分给${name}` : `分给${name}：${words}`
        await addNote(store, ref, { kind: 'given', by, text }, { at: now })
        return staffId
      },
    })
}
