import { array, boolean, type InferOutput, number, object, optional, picklist } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { listExtent, pageAsked } from '../../list-page.ts'
import { appealKind } from '../appeal-kind.ts'
import { deskCaseRow } from './desk-case.ts'

/** `due-soon`: an answer is owed within three days; it is still open, and so is one that is overdue. */
export const caseStand = picklist(['open', 'due-soon', 'overdue', 'closed'])
export type CaseStand = InferOutput<typeof caseStand>

/** Cases, what is due first in front; of closed ones the latest filed. `counts` are of all kinds. */
export const listCases = defineDeskCall({
  path: '/appeals/listCases',
  answer: 'json',
  kind: 'query',
  access: ['claims'],
  request: object({
    stand: caseStand,
    kind: optional(appealKind),
    isMine: optional(boolean(), false),
    ...pageAsked,
  }),
  response: object({
    cases: array(deskCaseRow),
    ...listExtent,
    counts: object({ open: number(), dueSoon: number(), overdue: number(), mine: number() }),
  }),
})
