import type { extendCase } from '@ecenter/contract/appeals/desk/extend-case.ts'
import type { Parts } from '../../../parts.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { actOnCase } from './act-on-case.ts'
import { tellOfCase } from './tell-of-case.ts'

export function answerExtendCase(parts: Parts): DeskHandler<typeof extendCase> {
  return ({ reason, ...seen }, transaction) =>
    actOnCase(parts, transaction, {
      action: 'extend',
      event: 'case-extended',
      seen,
      async work({ store, appeal, now, by }) {
        await appendAppealEvent(store, appeal, { type: 'extended', at: now, text: reason, by })
        await tellOfCase(parts, store, appeal, '答复需要更多时间')
        return 'extended'
      },
    })
}
