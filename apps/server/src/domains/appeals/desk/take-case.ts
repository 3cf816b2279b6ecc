import type { takeCase } from '@ecenter/contract/appeals/desk/take-case.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { takeAppeal } from '../store/take-appeal.ts'
import { actOnCase } from './act-on-case.ts'

/** Who takes a case reads it, so taking is limited as reading is. */
export function answerTakeCase(parts: Parts): DeskHandler<typeof takeCase> {
  return (seen, transaction) =>
    actOnCase(parts, transaction, {
      action: 'take',
      event: 'case-taken',
      seen,
      async work({ store, appeal: { ref, handler }, by }) {
        if (!(await parts.limits.take('casesTakenByStaff', by.staffId, store.db))) {
          throw new Failure(resultCodes.tooManyLookups, '您一小时内接手的申诉太多，请稍后再接。')
        }
        await takeAppeal(store, ref, by)
        return handler === undefined ? 'taken' : 'taken over'
      },
    })
}
