import {
  array,
  type InferOutput,
  maxLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  uuid,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { isoDay } from '../../rules/moments.ts'
import { storable } from '../../rules/text.ts'
import { reportGroup, reportMeasure, reportName } from './report-measures.ts'

/** So long is the longest report: a year beside the one before. */
export const reportDaysAtMost = 366

/** Which report, of which days in China, both of them whole; of one member of staff or one branch where named. */
const reportQuestion = object({
  report: reportName,
  from: isoDay('开始日期'),
  to: isoDay('结束日期'),
  /** Of conversations alone. */
  staffId: optional(pipe(string(), uuid('没有这位同事'))),
  /** Of the members of staff of a team; of conversations alone. */
  team: optional(pipe(string(), maxLength(20, '组最多 20 个字'), storable())),
  /** Of complaints and claims by the area of their branch, of conversations by that of who served; the others know none. */
  branch: optional(pipe(string(), maxLength(60, '机构最多 60 个字'), storable())),
})
export type ReportQuestion = InferOutput<typeof reportQuestion>

const measured = array(nullable(number()))

const report = object({
  from: string(),
  to: string(),
  /** Just as many days just before. */
  before: object({ from: string(), to: string() }),
  /** `2026-11-20 12:05`: what has happened since is not in it; absent while nothing was counted. */
  countedAt: optional(string()),
  figures: array(
    object({ measure: reportMeasure, value: optional(number()), before: optional(number()) }),
  ),
  /** Day by day, or month by month where it is long. */
  trend: object({
    measures: array(reportMeasure),
    rows: array(object({ at: string(), values: measured })),
  }),
  groups: array(
    object({
      group: reportGroup,
      measures: array(reportMeasure),
      rows: array(
        object({
          key: string(),
          label: string(),
          values: measured,
          /** The first of them in the period before. */
          before: optional(number()),
        }),
      ),
    }),
  ),
  /** What it can be narrowed down to. */
  staff: array(object({ staffId: string(), name: string() })),
  branches: array(object({ code: string(), name: string() })),
  teams: array(string()),
})
export type Report = InferOutput<typeof report>

/** Figures of a period and of the one before, from what each day came to. */
export const readReport = defineDeskCall({
  path: '/figures/readReport',
  access: 'read-reports',
  request: reportQuestion,
  response: report,
})

/** The same as a table for a spreadsheet. It leaves a trace. */
export const exportReport = defineDeskCall({
  path: '/figures/exportReport',
  answer: 'file',
  access: 'read-reports',
  request: reportQuestion,
})

/** Today until now, and all of yesterday. */
const twoDays = object({ today: number(), yesterday: number() })

const ownDay = object({
  /** Of conversations, for who has them; a figure is absent where nothing was measured: no stars of nobody. */
  figures: array(
    object({ measure: reportMeasure, value: optional(number()), yesterday: optional(number()) }),
  ),
  /** Documents of claims that were judged, and those of them that were asked for again, for who judges them. */
  documents: optional(object({ judged: twoDays, returned: twoDays })),
  /** `12:05`: of conversations what has happened since is not in it; absent while nothing was counted. */
  countedAt: optional(string()),
})
export type OwnDay = InferOutput<typeof ownDay>

/** What whoever asks came to today: of their own work alone, and of that which their roles have. */
export const readOwnDay = defineDeskCall({
  path: '/figures/readOwnDay',
  access: 'signed-in',
  response: ownDay,
})

export const figureDeskCalls = { readReport, exportReport, readOwnDay }
