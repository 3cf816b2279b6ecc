import type { takeCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Services } from '../../services.ts'
import { takeAppeal } from '../store/take-appeal.ts'
import { actOnCase } from './act-on-case.ts'

/** Who takes a case reads it, so taking is limited as reading is. */
export function answerTakeCase(services: Services): DeskHandler<typeof takeCase> {
  return (seen, transaction) =>
    actOnCase(services, transaction, {
      action: 'take',
      event: 'case-taken',
      seen,
      async work({ store, appeal: { ref, handler }, by }) {
        if (!(await services.limits.take('casesTakenByStaff', by.staffId, store.db))) {
          throw new Failure(resultCodes.tooManyLookups, '您一小时内接手的申诉太多，请稍后再接。')
        }
        await takeAppeal(store, ref, by)
        return handler === undefined ? 'taken' : 'taken over'
      },
    })
}
