import type { ClaimStage } from '@ecenter/contract/claims/claim-progress.ts'
import type { LossType } from './loss-type.ts'

/** What a step is to the service; several kinds are one stage to the customer. */
export type StepKind =
  | 'report'
  | 'reopened'
  | 'survey'
  | 'resurvey'
  | 'injury-tracking'
  | 'assessment'
  | 'added-assessment'
  | 'documents'
  | 'calculation'
  | 'review'
  | 'payment'
  | 'refused'
  | 'cancelled'

interface StepRule {
  readonly stage: ClaimStage
  readonly title: string
  /** What a second one is called, where that is more than its number. */
  readonly again?: string
}

const rules: Readonly<Record<StepKind, StepRule>> = {
  report: { stage: 'report', title: '报案' },
  reopened: { stage: 'report', title: '重新受理' },
  survey: { stage: 'survey', title: '查勘' },
  resurvey: { stage: 'survey', title: '复勘' },
  'injury-tracking': { stage: 'assessment', title: '人伤跟踪' },
  assessment: { stage: 'assessment', title: '定损' },
  'added-assessment': { stage: 'assessment', title: '追加定损' },
  documents: { stage: 'documents', title: '收材料', again: '补充材料' },
  calculation: { stage: 'calculation', title: '算赔款', again: '重新算赔款' },
  review: { stage: 'review', title: '审赔款', again: '重新审赔款' },
  payment: { stage: 'payment', title: '赔付' },
  refused: { stage: 'review', title: '决定不予赔付' },
  cancelled: { stage: 'report', title: '报案注销' },
}

/** The steps of a claim without detours, in their order (specification, section 6). */
const straightWay = [
  'survey',
  'injury-tracking',
  'assessment',
  'documents',
  'calculation',
  'review',
  'payment',
] as const satisfies readonly StepKind[]

export type PlannedStep = (typeof straightWay)[number]
export const plannedStepNames: readonly PlannedStep[] = straightWay

/** Losses that are judged by documents alone: no survey and no assessment. */
const judgedByPapers: readonly LossType[] = ['personal-accident', 'flight-delay', 'freight']

/** Return freight pays a fixed sum: such a claim is reviewed and paid, and nothing else. */
const fixedSumWay: ReturnType<typeof plannedSteps> = ['review', 'payment']

export function stageOf(kind: StepKind): ClaimStage {
  return rules[kind].stage
}

/** The title of a step, which says whether it is the first, the second and so on of its kind (`turn`). `own` is what the kind of claim calls it, where that is not what a car claim does. */
export function titleOf(kind: StepKind, turn: number, own?: string): string {
  const { again: againOfCars, title: titleOfCars } = rules[kind]
  const [title, again] = own === undefined ? [titleOfCars, againOfCars] : [own, undefined]
  if (turn === 1) return title
  if (again === undefined) return `第 ${turn} 次${title}`
  return turn === 2 ? again : `第 ${turn - 1} 次${again}`
}

/** Which steps a claim takes if nothing comes in between, after its report. */
export function plannedSteps(lossTypes: readonly LossType[]): PlannedStep[] {
  if (lossTypes.every((type) => type === 'return-freight')) return fixedSumWay
  const isByPapers = lossTypes.every((type) => judgedByPapers.includes(type))
  return straightWay.filter((kind) => {
    if (kind === 'injury-tracking') return lossTypes.includes('injury')
    return !isByPapers || (kind !== 'survey' && kind !== 'assessment')
  })
}

/** A step that repeats another has the place of that one on the way. */
const repeats: Readonly<Partial<Record<StepKind, StepKind>>> = {
  resurvey: 'survey',
  'added-assessment': 'assessment',
}

export function repeatedBy(kind: StepKind): StepKind {
  return repeats[kind] ?? kind
}

/** How far along the straight way a step lies; the report and a reopening lie before it. */
export function placeOf(kind: StepKind): number {
  const way: readonly StepKind[] = straightWay
  return way.indexOf(repeatedBy(kind))
}
