import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import type { StepKind } from './step-kind.ts'

/** What a customer reads of a step before it, in it, and after it. */
export interface StepWords {
  readonly ahead: string
  readonly now: string
  readonly done: string
  /** The status of a claim that is at it, in two or three characters. */
  readonly status: string
  /** What the customer does meanwhile. */
  readonly needed?: string
}

/** Steps that lie ahead, are under way or are done. */
export type LivingStep = Exclude<StepKind, 'refused' | 'cancelled'>

const beReachable = '请保持电话畅通，方便我们联系您。'

export const stepWords: Readonly<Record<LivingStep, StepWords>> = {
  report: {
    ahead: '受理报案。',
    now: '已受理您的报案，正在安排后续处理。',
    done: '已受理您的报案。',
    status: '已报案',
    needed: beReachable,
  },
  reopened: {
    ahead: '重新受理。',
    now: '这次理赔已重新受理，正在重新核实。',
    done: '这次理赔已重新受理。',
    status: '受理中',
    needed: beReachable,
  },
  survey: {
    ahead: '核实事故经过和损失。',
    now: '正在核实事故经过和损失。',
    done: '已核实事故经过和损失。',
    status: '查勘中',
    needed: '请保留现场照片和受损的物品，修理前先等我们确认。',
  },
  resurvey: {
    ahead: '再次核实事故情况。',
    now: '正在再次核实事故情况。',
    done: '已再次核实事故情况。',
    status: '复勘中',
    needed: '请保留受损的物品，方便我们再看一次。',
  },
  'injury-tracking': {
    ahead: '了解伤者的治疗情况。',
    now: '正在了解伤者的治疗情况。',
    done: '已了解伤者的治疗情况。',
    status: '跟踪中',
    needed: '请保留病历、检查报告和医疗费发票。',
  },
  assessment: {
    ahead: '核定损失金额。',
    now: '正在核定损失金额。',
    done: '损失金额已核定。',
    status: '定损中',
  },
  'added-assessment': {
    ahead: '补充核定新发现的损失。',
    now: '正在补充核定新发现的损失。',
    done: '新发现的损失已补充核定。',
    status: '定损中',
  },
  documents: {
    ahead: '收取理赔材料。',
    now: '正在等您提交理赔材料。',
    done: '理赔材料已收齐。',
    status: '待材料',
    needed: '请按清单提交材料，可以直接拍照上传。',
  },
  calculation: {
    ahead: '计算赔款。',
    now: '正在计算赔款。',
    done: '赔款已计算。',
    status: '计算赔款中',
  },
  review: {
    ahead: '审核赔付方案。',
    now: '正在审核赔付方案。',
    done: '赔付方案已审核。',
    status: '审核赔款中',
  },
  payment: {
    get ahead() {
      return `支付赔款，您确认赔付方案后 ${promisedTimes().claimPayDays} 天内付。`
    },
    now: '赔付方案已确认，正在支付赔款。',
    done: '赔款已支付。',
    status: '赔付中',
  },
}
