import type { extendCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { appealExtended } from '@ecenter/contract/core/appeal-events.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { appendAppealEvent } from '../store/append-appeal-event.ts'
import { actOnCase } from './act-on-case.ts'
import { tellOfCase } from './tell-of-case.ts'

export function answerExtendCase(services: AppealsServices): DeskHandler<typeof extendCase> {
  return ({ reason, ...seen }, transaction) =>
    actOnCase(services, transaction, {
      action: 'extend',
      event: 'case-extended',
      seen,
      async work({ store, appeal, now, by, account }) {
        await appendAppealEvent(store, appeal, { type: 'extended', at: now, text: reason, by })
        await tellOfCase(services, store, appeal, '答复需要更多时间')
        await tellCore(store, appealExtended, {
          subject: `appeal/${appeal.caseNo}`,
          data: { caseNo: appeal.caseNo, reason, at: now.toISOString(), account },
        })
        return 'extended'
      },
    })
}
