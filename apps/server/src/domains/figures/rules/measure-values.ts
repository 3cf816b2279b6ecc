import type { ReportMeasure } from '@ecenter/contract/figures/desk/report-measures.ts'
import { longerThan, percentileOf } from '../../../platform/figures/day-figure.ts'

/** Figures of several days together. */
export interface Sum {
  readonly count: number
  readonly sum: number
  readonly buckets: readonly number[] | null
}

/** By the measure that a subject counts. */
export type Sums = ReadonlyMap<string, Sum>

/** Shares as one. */
export function together(shares: ReadonlyMap<string, Sums>): Sums {
  const all = new Map<string, Sum>()
  for (const sums of shares.values()) {
    for (const [measure, sum] of sums) {
      const before = all.get(measure)
      all.set(measure, before === undefined ? sum : added(before, sum))
    }
  }
  return all
}

function added(one: Sum, other: Sum): Sum {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    buckets:
      one.buckets === null || other.buckets === null
        ? (one.buckets ?? other.buckets)
        : one.buckets.map((count, at) => count + (other.buckets?.[at] ?? 0)),
  }
}

/** What is not known is undefined: no rate of nothing, no median of nobody. */
export type Measured = (measure: ReportMeasure, sums: Sums) => number | undefined

/** A first answer is late after so many minutes (`CHAT_ANSWER_MINUTES`). */
export function measuredBy(answerMinutes: number): Measured {
  return (measure, sums) =>
    measure === 'firstLate'
      ? longerThan(sums.get('first-answer')?.buckets ?? [], answerMinutes * 60)
      : values[measure](sums)
}

type OtherMeasure = Exclude<ReportMeasure, 'firstLate'>

const values: Readonly<Record<OtherMeasure, (sums: Sums) => number | undefined>> = {
  opened: (sums) => countIn(sums, 'opened'),
  asked: (sums) => countIn(sums, 'asked-person'),
  taken: (sums) => countIn(sums, 'taken'),
  abandoned: (sums) => countIn(sums, 'abandoned'),
  abandonedRate: (sums) => rate(countIn(sums, 'abandoned'), countIn(sums, 'asked-person')),
  waitMedian: (sums) => percentile(sums, 'waiting', 0.5),
  wait90: (sums) => percentile(sums, 'waiting', 0.9),
  firstMedian: (sums) => percentile(sums, 'first-answer', 0.5),
  first90: (sums) => percentile(sums, 'first-answer', 0.9),
  handlingMedian: (sums) => percentile(sums, 'handling', 0.5),
  handling90: (sums) => percentile(sums, 'handling', 0.9),
  stars: (sums) => meanOf(sums.get('score')),
  ratings: (sums) => countIn(sums, 'score'),
  callBacks: (sums) => countIn(sums, 'call-backs'),
  callBacksLate: (sums) => countIn(sums, 'call-backs-late'),
  callBacksUnreached: (sums) => countIn(sums, 'call-backs-unreached'),

  complaints: (sums) => countIn(sums, 'complaints'),
  answeredInTime: (sums) => countIn(sums, 'on-time'),
  answeredLate: (sums) => countIn(sums, 'late'),
  onTimeRate: (sums) =>
    rate(countIn(sums, 'on-time'), countIn(sums, 'on-time') + countIn(sums, 'late')),
  repeats: (sums) => countIn(sums, 'repeats'),
  perTenThousand: (sums) => {
    const inForce = countIn(sums, 'in-force')
    // Of a branch with what lies inside it; elsewhere all that are told.
    const rated = countIn(sums, sums.has('rated') ? 'rated' : 'complaints')
    return inForce === 0 ? undefined : (rated * 10_000) / inForce
  },
  inForce: (sums) => sums.get('in-force')?.count,
  objections: (sums) => countIn(sums, 'objections'),

  reported: (sums) => countIn(sums, 'reported'),
  paid: (sums) => countIn(sums, 'paid'),
  refused: (sums) => countIn(sums, 'refused'),
  cancelled: (sums) => countIn(sums, 'cancelled'),
  settlingMedian: (sums) => percentile(sums, 'settling', 0.5),
  settling90: (sums) => percentile(sums, 'settling', 0.9),
  paidLate: (sums) => countIn(sums, 'paid-late'),
  open: (sums) => sums.get('open')?.count,
  overdue: (sums) => (sums.has('open') ? countIn(sums, 'overdue') : undefined),

  talks: (sums) => countIn(sums, 'talks'),
  questions: (sums) => countIn(sums, 'questions'),
  answers: (sums) => countIn(sums, 'answers'),
  answerRate: (sums) => rate(countIn(sums, 'answers'), countIn(sums, 'questions')),
  helpful: (sums) => countIn(sums, 'helpful'),
  unhelpful: (sums) => countIn(sums, 'unhelpful'),
  unrated: (sums) =>
    Math.max(0, countIn(sums, 'answers') - countIn(sums, 'helpful') - countIn(sums, 'unhelpful')),
  handedOn: (sums) => countIn(sums, 'handed-on'),
  handedOnRate: (sums) => rate(countIn(sums, 'handed-on'), countIn(sums, 'talks')),
  gaps: (sums) => sums.get('gaps')?.count,

  visits: (sums) => countIn(sums, 'visits'),
  views: (sums) => countIn(sums, 'views'),
  came: (sums) => countIn(sums, 'step'),
  // Of the first step, which stands in another row.
  cameRate: () => undefined,
}

function countIn(sums: Sums, measure: string): number {
  return sums.get(measure)?.count ?? 0
}

export function rate(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : (Math.min(part, whole) / whole) * 100
}

function meanOf(sum: Sum | undefined): number | undefined {
  return sum === undefined || sum.count === 0 ? undefined : sum.sum / sum.count
}

function percentile(sums: Sums, measure: string, part: number): number | undefined {
  return percentileOf(sums.get(measure)?.buckets ?? [], part)
}
