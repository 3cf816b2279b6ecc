import { array, boolean, number, object, optional, string } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { caseNumber } from '../../rules/case-number.ts'
import { text } from '../../rules/text.ts'
import { caseFilter } from './case-filter.ts'
import { caseLetter } from './case-letter.ts'
import { caseWorkCalls } from './case-work.ts'
import { caseActedOn, caseId, deskCase, deskCaseRow } from './desk-case.ts'
import { exportCases } from './export-cases.ts'

/**
 * Sends the letter that is owed: the decision, or after a review was asked for what came of that. The
 * customer reads it at once, and gets an SMS, and a mail where they named an address. Where a second person has to approve it (`needsApproval`) it
 * waits for them instead.
 */
export const answerCase = defineDeskCall({
  path: '/appeals/answerCase',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ ...caseActedOn, letter: caseLetter }),
  response: deskCase,
})

/** A complaint is complex and takes 30 days; the customer reads the reason. */
export const extendCase = defineDeskCall({
  path: '/appeals/extendCase',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ ...caseActedOn, reason: text(200, '延长原因') }),
  response: deskCase,
})

/** Finds a case by the number that a customer tells on the phone; else 1007. */
export const findCase = defineDeskCall({
  path: '/appeals/findCase',
  access: 'handle-cases',
  request: object({ caseNo: caseNumber }),
  response: object({ caseId: string() }),
})

/** Cases, what is due first in front; of closed ones the latest filed. `counts` are of all kinds. */
export const listCases = defineDeskCall({
  path: '/appeals/listCases',
  access: 'handle-cases',
  request: object({
    ...caseFilter.entries,
    isMine: optional(boolean(), false),
    ...pageAsked,
  }),
  response: object({
    cases: array(deskCaseRow),
    ...listExtent,
    counts: object({
      open: number(),
      unassigned: number(),
      dueSoon: number(),
      overdue: number(),
      letter: number(),
      mine: number(),
    }),
    /** The areas whose branches have open cases, for the filter; the one that was asked for is among them. */
    areas: array(object({ code: string(), name: string() })),
  }),
})

/** The customer was called; what was said is noted for the desk, they read only that it was done. */
export const noteCallBack = defineDeskCall({
  path: '/appeals/noteCallBack',
  kind: 'submit',
  access: 'handle-cases',
  request: object({ ...caseActedOn, note: text(500, '通话记录') }),
  response: deskCase,
})

/** All that a customer said, and all that was done. Reading it leaves a trace. */
export const readCase = defineDeskCall({
  path: '/appeals/readCase',
  access: 'handle-cases',
  request: object({ caseId }),
  response: deskCase,
})

/**
 * How often a case was changed, lines of colleagues included: an open page compares it with `changes` of what it
 * shows, and reads the case anew where they differ. It tells nothing of anybody, so it leaves no trace.
 */
export const countCaseChanges = defineDeskCall({
  path: '/appeals/countCaseChanges',
  access: 'handle-cases',
  request: object({ caseId }),
  response: object({ changes: number() }),
})

/** From now on this member of staff handles the case, whoever did before. */
export const takeCase = defineDeskCall({
  path: '/appeals/takeCase',
  kind: 'submit',
  access: 'handle-cases',
  request: object(caseActedOn),
  response: deskCase,
})

export const appealDeskCalls = {
  listCases,
  exportCases,
  findCase,
  readCase,
  countCaseChanges,
  takeCase,
  noteCallBack,
  extendCase,
  answerCase,
  ...caseWorkCalls,
}
