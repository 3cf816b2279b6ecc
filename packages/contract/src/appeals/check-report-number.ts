import { object, string } from 'valibot'
import { defineCall } from '../call.ts'
import { reportNumber } from '../rules/report-number.ts'

/**
 * The check callback of the complaint (section 5): whether a report number is of a claim that this
 * visitor found before. Any other is refused with the field `registNo`, whether it exists or not.
 */
export const checkReportNumber = defineCall({
  group: 'self',
  path: '/appeals/checkReportNumber',
  envelope: 'head',
  answer: 'json',
  kind: 'query',
  level: 'open',
  request: object({ registNo: reportNumber }),
  response: object({ handle: string(), maskedRegistNo: string() }),
})
