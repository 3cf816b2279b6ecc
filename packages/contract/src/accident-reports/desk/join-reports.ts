import { boolean, forward, object, optional, partialCheck, pipe, string, uuid } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { eventCount } from '../../rules/counts.ts'
import { text } from '../../rules/text.ts'
import { deskReport, reportId } from './desk-report.ts'

/**
 * Says that two reports are of one accident, or that they are not. Both stay reports of their own, and neither reporter is
 * told. It may be said otherwise later; the same again is E3020001. One that is no counterpart by its plates is named by its
 * receipt number, with why.
 */
export const joinReports = defineDeskCall({
  path: '/accident-reports/joinReports',
  kind: 'submit',
  access: 'handle-reports',
  request: pipe(
    object({
      reportId,
      version: eventCount,
      /** One of its `counterparts`. */
      otherId: optional(pipe(string(), uuid('没有这次报案'))),
      /** In place of it: any other report of the branch. */
      otherReceiptNo: optional(text(40, '受理号')),
      isSame: boolean(),
      /** Needed where the receipt number names it, and of a counterpart that was joined so; for colleagues alone. */
      reason: optional(text(500, '原因')),
    }),
    forward(
      partialCheck(
        [['otherId'], ['otherReceiptNo']],
        ({ otherId, otherReceiptNo }) => otherId !== undefined || otherReceiptNo !== undefined,
        '请输入受理号',
      ),
      ['otherReceiptNo'],
    ),
    forward(
      partialCheck(
        [['otherId'], ['reason']],
        ({ otherId, reason }) => otherId !== undefined || reason !== undefined,
        '请写明为什么是同一起事故',
      ),
      ['reason'],
    ),
  ),
  response: deskReport,
})
