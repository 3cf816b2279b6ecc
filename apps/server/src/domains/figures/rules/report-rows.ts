import type {
  ReportGroup,
  ReportMeasure,
  ReportName,
} from '@ecenter/contract/figures/desk/report-measures.ts'

/** A column of `day_figure` that rows are split by. */
export type Dimension = 'staff_id' | 'branch' | 'product' | 'cause' | 'part'

interface GroupRows {
  readonly group: ReportGroup
  readonly by: Dimension
  readonly measures: readonly ReportMeasure[]
  /** What stands for nothing is no row: a conversation that nobody took. */
  readonly isNamed?: true
}

export interface Stock {
  readonly subject: string
  /** What there is none of, where its day was counted and has no row. */
  readonly measure: string
}

interface ReportRows {
  /** Of what happened on each day; days add up. */
  readonly flows: readonly string[]
  /** Of what there was on each day; the last day of a period that was counted speaks for it. */
  readonly stocks: readonly Stock[]
  readonly figures: readonly ReportMeasure[]
  readonly trend: readonly ReportMeasure[]
  readonly groups: readonly GroupRows[]
}

const byCase: readonly ReportMeasure[] = [
  'complaints',
  'answeredInTime',
  'answeredLate',
  'onTimeRate',
]

const byCaseAndPolicies: readonly ReportMeasure[] = [...byCase, 'perTenThousand', 'inForce']

/** What stands in each report. */
export const reportRows: Readonly<Record<ReportName, ReportRows>> = {
  service: {
    flows: ['chats', 'call-backs'],
    stocks: [],
    figures: [
      ...(['opened', 'asked', 'taken', 'abandoned', 'abandonedRate', 'waitMedian'] as const),
      ...(['firstMedian', 'first90', 'firstLate', 'handlingMedian', 'stars', 'ratings'] as const),
      ...(['callBacks', 'callBacksLate', 'callBacksUnreached'] as const),
    ],
    trend: ['opened', 'taken', 'abandoned', 'waitMedian', 'firstMedian', 'first90'],
    groups: [
      {
        group: 'staff',
        by: 'staff_id',
        measures: [
          ...(['taken', 'waitMedian', 'firstMedian', 'first90', 'firstLate'] as const),
          ...(['handlingMedian', 'stars', 'ratings'] as const),
        ],
        isNamed: true,
      },
    ],
  },
  complaints: {
    flows: ['cases'],
    stocks: [{ subject: 'policies', measure: 'in-force' }],
    figures: [
      ...(['complaints', 'perTenThousand', 'onTimeRate', 'answeredLate'] as const),
      ...(['repeats', 'objections', 'inForce'] as const),
    ],
    trend: ['complaints', 'answeredInTime', 'answeredLate', 'repeats'],
    groups: [
      { group: 'cause', by: 'cause', measures: byCase },
      { group: 'product', by: 'product', measures: byCase },
      { group: 'branch', by: 'branch', measures: byCaseAndPolicies },
      { group: 'team', by: 'staff_id', measures: byCaseAndPolicies },
      { group: 'channel', by: 'part', measures: byCase },
    ],
  },
  claims: {
    flows: ['claims'],
    stocks: [{ subject: 'open-claims', measure: 'open' }],
    figures: [
      ...(['reported', 'paid', 'refused', 'cancelled', 'settlingMedian', 'settling90'] as const),
      ...(['paidLate', 'open', 'overdue'] as const),
    ],
    trend: ['reported', 'paid', 'refused', 'cancelled', 'paidLate'],
    groups: [
      { group: 'step', by: 'part', measures: ['open', 'overdue'], isNamed: true },
      {
        group: 'kind',
        by: 'product',
        measures: ['reported', 'paid', 'refused', 'cancelled', 'settlingMedian', 'paidLate'],
        isNamed: true,
      },
      {
        group: 'branch',
        by: 'branch',
        measures: [
          ...(['reported', 'paid', 'refused', 'settlingMedian'] as const),
          ...(['paidLate', 'open', 'overdue'] as const),
        ],
      },
    ],
  },
  robot: {
    flows: ['robot'],
    stocks: [{ subject: 'robot-gaps', measure: 'gaps' }],
    figures: [
      ...(['talks', 'questions', 'answers', 'answerRate', 'handedOn', 'handedOnRate'] as const),
      ...(['helpful', 'unhelpful', 'unrated', 'gaps'] as const),
    ],
    trend: ['questions', 'answers', 'handedOn', 'unhelpful'],
    groups: [],
  },
  site: {
    flows: ['site'],
    stocks: [],
    figures: ['visits', 'views'],
    trend: ['visits', 'views'],
    groups: [{ group: 'funnel', by: 'part', measures: ['came', 'cameRate'], isNamed: true }],
  },
}

/** Of the whole house: nobody of the staff has a share in them. */
export const ofHouse: readonly ReportMeasure[] = [
  ...(['opened', 'asked', 'abandoned', 'abandonedRate'] as const),
  ...(['callBacks', 'callBacksLate', 'callBacksUnreached'] as const),
]
