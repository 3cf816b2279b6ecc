import { object, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { reportNumber } from '../../rules/report-number.ts'

/** Finds a claim by its report number; else 1007. Who looked for what leaves a trace. */
export const findClaim = defineDeskCall({
  path: '/claims/findClaim',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({ registNo: reportNumber }),
  response: object({ claimId: string() }),
})
