import type { takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { takeAppeal } from '../store/take-appeal.ts'
import { actOnCase } from './act-on-case.ts'
import { takeTurn } from './take-reading.ts'

/** Who takes a case reads it, so taking is limited as reading is. */
export function answerTakeCase(services: AppealsServices): DeskHandler<typeof takeCase> {
  return (seen, transaction) =>
    actOnCase(services, transaction, {
      action: 'take',
      event: 'case-taken',
      seen,
      async work({ store, appeal: { ref, handler }, by }) {
        await takeTurn(services, by.staffId, store.db, '您一小时内接手的申诉太多，请稍后再接。')
        await takeAppeal(store, ref, by)
        return handler === undefined ? 'taken' : 'taken over'
      },
    })
}
