import { boolean, type InferOutput, object, optional } from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { isoDay } from '../../rules/moments.ts'
import { caseFilter, caseStand } from './case-filter.ts'

/** Cases as the registry is narrowed to them, of all stands where none is named; filed in whole days in China. */
const caseExport = object({
  ...caseFilter.entries,
  stand: optional(caseStand),
  isMine: optional(boolean(), false),
  from: optional(isoDay('开始日期')),
  to: optional(isoDay('结束日期')),
})
export type CaseExport = InferOutput<typeof caseExport>

/** The registry as a table for a regulator: clocks, lateness and outcome, persons masked. It leaves a trace. */
export const exportCases = defineDeskCall({
  path: '/appeals/exportCases',
  answer: 'file',
  access: 'export-cases',
  request: caseExport,
})
