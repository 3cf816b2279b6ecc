import { forward, object, optional, partialCheck, pipe } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { eventCount } from '../../rules/counts.ts'
import { text } from '../../rules/text.ts'
import { closeReason } from '../closing.ts'
import { deskReport, reportId } from './desk-report.ts'

/**
 * Closes a report of which no claim comes: nothing is owed any more, and the reporter is told. One that the core has made a
 * claim of is not closed (E3020001), and a claim that it makes afterwards opens it again.
 */
export const closeReport = defineDeskCall({
  path: '/accident-reports/closeReport',
  kind: 'submit',
  access: 'handle-reports',
  request: pipe(
    object({
      reportId,
      version: eventCount,
      reason: closeReason,
      /** Of `other` what the reporter reads, where they have proven the car; else for colleagues alone. */
      words: optional(text(200, '说明')),
    }),
    forward(
      partialCheck(
        [['reason'], ['words']],
        ({ reason, words }) => reason !== 'other' || words !== undefined,
        '请写明为什么结束',
      ),
      ['words'],
    ),
  ),
  response: deskReport,
})

/** Opens a report again that was closed of late, with why; a call is owed anew, and the reporter is told. */
export const reopenReport = defineDeskCall({
  path: '/accident-reports/reopenReport',
  kind: 'submit',
  access: 'handle-reports',
  request: object({ reportId, version: eventCount, note: text(500, '原因') }),
  response: deskReport,
})
