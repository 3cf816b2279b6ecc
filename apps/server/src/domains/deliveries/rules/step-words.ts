import type { StepKind } from './code-meaning.ts'
import type { FailureReason } from './delivery-event.ts'

/** What a customer reads of a step before it, in it, and after it. */
interface StepWords {
  readonly title: string
  readonly ahead: string
  readonly now: string
  readonly done: string
  /** The delivery in one line while it is at this step. */
  readonly headline: string
  /** What the customer does meanwhile. */
  readonly needed?: string
}

export const stepWords: Readonly<Record<StepKind, StepWords>> = {
  insured: {
    title: '承保成功',
    ahead: '承保。',
    now: '已为您承保，正在安排下一步。',
    done: '已为您承保。',
    headline: '已承保，正在安排寄送',
  },
  'preparing-collection': {
    title: '准备收款',
    ahead: '安排上门收款。',
    now: '正在安排上门收款的人员和时间。',
    done: '已安排上门收款。',
    headline: '正在安排上门收款',
    needed: '请保持电话畅通，准备好保费。',
  },
  collecting: {
    title: '上门收款',
    ahead: '上门收取保费。',
    now: '收款人员正在赶来。',
    done: '收款人员已上门。',
    headline: '收款人员正在赶来',
    needed: '请保持电话畅通，当面核对金额后再付款。',
  },
  'preparing-delivery': {
    title: '准备配送',
    ahead: '打印保单并装好。',
    now: '正在打印保单并装好。',
    done: '保单已装好。',
    headline: '正在准备您的保单',
  },
  delivering: {
    title: '配送',
    ahead: '送到您的地址。',
    now: '配送员已带着保单出发。',
    done: '配送员已带着保单出发。',
    headline: '保单正在送来的路上',
    needed: '请保持电话畅通，签收时出示证件。',
  },
  received: {
    title: '签收',
    ahead: '您签收保单。',
    now: '保单已签收。',
    done: '保单已签收。',
    headline: '保单已签收',
  },
}

export const electronicOnly = {
  title: '只要电子保单',
  done: '按您的要求不再寄送纸质保单，电子保单同样有效。',
  headline: '不再寄送纸质保单，请使用电子保单',
  status: '只要电子保单',
} as const

/** Why a try failed, as the customer reads it. */
export const failureWords: Readonly<Record<FailureReason, string>> = {
  'no-answer': '收件电话没有接通',
  'nobody-there': '上门时没有人在',
  'wrong-address': '按地址没有找到您',
  'put-off': '您要求改天再送',
  'not-accepted': '收件人没有签收',
  'held-up': '因天气或交通原因没能送到',
  'papers-damaged': '资料有损坏，要重新准备',
}

/** What a step is called: the second of its kind is not the first come back, and what failed says so. */
export function titleOf(kind: StepKind, turn: number, hasFailed: boolean): string {
  const { title } = stepWords[kind]
  if (hasFailed) return `第 ${turn} 次${title}未成功`
  return turn === 1 ? title : `第 ${turn} 次${title}`
}
