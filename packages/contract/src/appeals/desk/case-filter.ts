import { type InferOutput, object, optional, picklist, pipe, string, uuid } from 'valibot'
import { cityCode } from '../../rules/city-code.ts'
import { appealKind } from '../appeal-summary.ts'
import { caseCause, caseChannel, caseProduct } from '../case-facts.ts'

/**
 * `due-soon`: an answer is owed within three days; it is still open, as are those that are overdue, that nobody
 * handles and whose letter waits to be approved.
 */
export const caseStand = picklist(['open', 'unassigned', 'due-soon', 'overdue', 'letter', 'closed'])
export type CaseStand = InferOutput<typeof caseStand>

/** Conditions of the list; a view of it keeps them by these names. */
export const caseFilter = object({
  stand: caseStand,
  kind: optional(appealKind),
  channel: optional(caseChannel),
  cause: optional(caseCause),
  product: optional(caseProduct),
  /** Of a branch and of all that lie in its area. */
  areaCode: optional(cityCode),
  /** Who handles it: a member of staff by their id. */
  handlerId: optional(pipe(string(), uuid('没有这位同事'))),
  /** Only what was late once, also where it has its answer by now. */
  late: optional(picklist(['yes'])),
})
export type CaseFilter = InferOutput<typeof caseFilter>
