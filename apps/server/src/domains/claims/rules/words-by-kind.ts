import type { LossType } from './loss-type.ts'
import type { StepKind } from './step-kind.ts'
import { type LivingStep, type StepWords, stepWords } from './step-words.ts'

/** Which words a claim is described with, by what was harmed: a flight is not surveyed as a car is. */
export const wordKinds = ['car', 'property', 'person', 'flight', 'return'] as const
export type WordKind = (typeof wordKinds)[number]

interface OwnWords extends Partial<StepWords> {
  readonly title?: string
  /** For the SMS, which tells of no injury: others may see the screen. */
  readonly notice?: string
}

const verified = (title: string, what: string, needed: string): OwnWords => ({
  title,
  ahead: `核实${what}。`,
  now: `正在核实${what}。`,
  done: `已核实${what}。`,
  status: '核实中',
  needed,
  notice: '正在核实情况',
})

const determined = (title: string, what: string): OwnWords => ({
  title,
  ahead: `核定${what}。`,
  now: `正在核定${what}。`,
  done: `${what}已核定。`,
  status: '核定中',
  notice: `正在核定${what}`,
})

const keepThings = '请保留现场照片和受损的物品，修理或更换前先等我们确认。'
const keepBills = '请保留病历、检查报告和医疗费发票。'
const keepBoardingPass = '请保留登机牌和航班延误证明。'
const keepParcel = '请保留退货的快递单号。'

/** What is said otherwise than of a car; all else stands in `step-words.ts`. */
const ownWords: Readonly<Record<WordKind, Readonly<Partial<Record<LivingStep, OwnWords>>>>> = {
  car: {},
  property: {
    survey: { needed: keepThings },
    assessment: { ...determined('核定损失', '损失金额'), status: '核损中' },
    'added-assessment': { title: '补充核定', status: '核损中', notice: '正在补充核定损失' },
  },
  person: {
    survey: verified('核实情况', '受伤和治疗的情况', keepBills),
    resurvey: verified('再次核实', '受伤和治疗的情况', keepBills),
    assessment: { ...determined('核定费用', '医疗等费用'), notice: '正在核定费用' },
    'added-assessment': { ...determined('补充核定', '新发生的费用'), notice: '正在补充核定费用' },
  },
  flight: {
    survey: verified('核实航班', '航班的起降时间', keepBoardingPass),
    resurvey: verified('再次核实', '航班的起降时间', keepBoardingPass),
    assessment: determined('核定延误', '延误的时长'),
    'added-assessment': determined('补充核定', '延误的时长'),
  },
  return: {
    survey: verified('核实退货', '退货和物流', keepParcel),
    resurvey: verified('再次核实', '退货和物流', keepParcel),
    assessment: determined('核定运费', '退货运费'),
    'added-assessment': determined('补充核定', '退货运费'),
    review: {
      title: '审核',
      ahead: '审核退货信息。',
      now: '正在审核退货信息。',
      done: '退货信息已审核。',
      status: '审核中',
      notice: '正在审核退货信息',
    },
    payment: { ahead: '支付赔款。', now: '审核已通过，正在支付赔款。' },
  },
}

const thingsAtHome: readonly LossType[] = ['household', 'liability', 'freight']

export function wordKindOf(lossTypes: readonly LossType[]): WordKind {
  const isAll = (wanted: LossType) =>
    lossTypes.length > 0 && lossTypes.every((each) => each === wanted)
  if (isAll('return-freight')) return 'return'
  if (isAll('flight-delay')) return 'flight'
  if (isAll('personal-accident')) return 'person'
  return lossTypes.some((each) => thingsAtHome.includes(each)) ? 'property' : 'car'
}

/** What a customer reads of a step of their claim. */
export function wordsOf(step: LivingStep, lossTypes: readonly LossType[]): StepWords {
  return { ...stepWords[step], ...ownWords[wordKindOf(lossTypes)][step] }
}

/** What the step is called, where it is called otherwise than of a car. */
export function ownTitleOf(step: StepKind, lossTypes: readonly LossType[]): string | undefined {
  return ownOf(step, lossTypes)?.title
}

/** What an SMS says of it, likewise. */
export function ownNoticeOf(step: StepKind, lossTypes: readonly LossType[]): string | undefined {
  return ownOf(step, lossTypes)?.notice
}

function ownOf(step: StepKind, lossTypes: readonly LossType[]): OwnWords | undefined {
  if (step === 'refused' || step === 'cancelled') return undefined
  return ownWords[wordKindOf(lossTypes)][step]
}
