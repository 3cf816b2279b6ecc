import { boolean, object, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { eventCount } from '../../rules/counts.ts'
import { deskReport, reportId } from './desk-report.ts'

/**
 * Says that two reports are of one accident, as both sides told it, or that they are not. Both stay reports of their own, and
 * neither reporter is told. It may be said otherwise later; the same again is E3020001.
 */
export const joinReports = defineDeskCall({
  path: '/accident-reports/joinReports',
  kind: 'submit',
  access: 'handle-reports',
  request: object({
    reportId,
    version: eventCount,
    /** One of its `counterparts`. */
    otherId: pipe(string(), uuid('没有这次报案')),
    isSame: boolean(),
  }),
  response: deskReport,
})
