import type { takeCase } from '@ecenter/contract/appeals/desk/take-case.ts'
import type { Parts } from '../../parts.ts'
import type { DeskHandler } from '../../platform/calls/desk-handler.ts'
import { takeAppeal } from '../../records/appeals/take-appeal.ts'
import { actOnCase } from './act-on-case.ts'

export function answerTakeCase(parts: Parts): DeskHandler<typeof takeCase> {
  return (seen, transaction) =>
    actOnCase(parts, transaction, {
      action: 'take',
      event: 'case-taken',
      seen,
      async work({ store, appeal: { ref, handler }, by }) {
        await takeAppeal(store, ref, by)
        return handler === undefined ? 'taken' : 'taken over'
      },
    })
}
